(set-logic QF_BV)
(assert false)
(reset-assertions)
(check-sat)
