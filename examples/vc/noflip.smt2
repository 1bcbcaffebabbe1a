; The assertion of flip.smt2 without the branch that protects it: a division by zero, if only `init` returns 0.
(set-logic QF_BV)
(declare-summary flip.data ((_ BitVec 64)) (_ BitVec 64))
(declare-summary init ((_ BitVec 64)) (_ BitVec 64))

(declare-const global1 (_ BitVec 64))
(declare-const global2 (_ BitVec 64))
(declare-const result (_ BitVec 64))
(assert (= global2 (bvand (init global1) #x00000000000000ff)))
(assert (= (flip.data global2) #x0000000000000000))
(check-sat)
