(set-logic QF_BV)
(declare-const let Bool)
(echo "next")
