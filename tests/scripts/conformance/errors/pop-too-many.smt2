(set-logic QF_BV)
(pop 1)
(echo "next")
