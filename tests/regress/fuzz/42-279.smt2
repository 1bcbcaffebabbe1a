; seed 42 script 279: a pair of arguments known to be equal was compared again and again
; expect: sat
(declare-const x (Array (_ BitVec 2) (_ BitVec 2)))
(declare-fun v () (Array (_ BitVec 2) (_ BitVec 2)))
(declare-fun u ((Array (_ BitVec 2) (_ BitVec 2)) (Array (_ BitVec 2) (_ BitVec 2)) (_ BitVec 2)) Bool)
(declare-const v2 (Array (_ BitVec 2) (_ BitVec 2)))
(assert (or (u x v (_ bv0 2)) (u v2 x (_ bv0 2))))
(check-sat)
