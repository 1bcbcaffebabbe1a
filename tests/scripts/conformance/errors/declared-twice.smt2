(set-logic QF_BV)
(declare-const x Bool)
(declare-const x Bool)
(echo "next")
