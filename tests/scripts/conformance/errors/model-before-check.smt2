(set-logic QF_BV)
(declare-const x (_ BitVec 8))
(get-model)
(echo "next")
