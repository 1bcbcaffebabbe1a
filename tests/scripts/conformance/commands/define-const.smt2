(set-logic QF_BV)
(define-const two (_ BitVec 8) #x02)
(assert (= two #x02))
(check-sat)
