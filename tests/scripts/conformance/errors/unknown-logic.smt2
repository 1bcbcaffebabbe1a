(set-logic QF_NOTHING)
(echo "next")
