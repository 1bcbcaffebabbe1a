(set-logic QF_BV)
(assert y)
(echo "next")
