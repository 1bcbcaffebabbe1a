(set-logic QF_BV)
(check-sat