(set-logic QF_BV)
(assert (not y))
(check-sat)
