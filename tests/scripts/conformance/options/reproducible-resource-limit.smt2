(set-option :reproducible-resource-limit 100000)
(set-logic QF_BV)
(assert true)
(check-sat)
