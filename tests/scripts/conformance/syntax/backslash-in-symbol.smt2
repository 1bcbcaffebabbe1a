(set-logic QF_BV)
(declare-const |a\b| Bool)
(echo "next")
