(set-logic QF_BV)
(declare-const x (_ BitVec 8))
(assert x)
(echo "next")
