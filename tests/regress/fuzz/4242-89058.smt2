; seed 4242 script 89058: the same with a choice
; expect: sat
(declare-fun v1 () (Array (_ BitVec 1) (_ BitVec 1)))
(declare-fun v2 () (Array (_ BitVec 1) (_ BitVec 1)))
(declare-fun u6 ((Array (_ BitVec 1) (Array (_ BitVec 1) (_ BitVec 1))) (Array (_ BitVec 1) (_ BitVec 1)) (_ BitVec 1)) Bool)
(declare-const v8 Bool)
(declare-const v11 (Array (_ BitVec 1) (Array (_ BitVec 1) (_ BitVec 1))))
(assert (u6 (store v11 #b0 v2) v1 #b0))
(assert (ite v8 (u6 v11 v1 #b0) true))
(check-sat)
