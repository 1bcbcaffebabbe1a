(set-logic QF_BV)
(set-logic QF_BV)
(echo "next")
