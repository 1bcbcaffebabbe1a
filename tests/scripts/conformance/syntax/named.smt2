(set-logic QF_BV)
(declare-const p Bool)
(assert (and (! p :named n) (not n)))
(check-sat)
