(set-logic QF_BV)
(assert (= #b00001010 #x0A (_ bv10 8)))
(check-sat)
