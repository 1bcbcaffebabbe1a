(set-logic QF_BV)
(declare-const p Bool)
(assert (let ((p false) (q p)) (and (not p) q)))
(check-sat)
