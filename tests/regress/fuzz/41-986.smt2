; seed 41 script 986: crash
; expect: sat
(declare-const v1 (Array (_ BitVec 2) (_ BitVec 1)))
(declare-fun v3 () (Array (_ BitVec 32) (Array (_ BitVec 2) (_ BitVec 1))))
(declare-fun v4 () (_ BitVec 6))
(declare-const v6 (_ BitVec 6))
(assert (= v3 (store (store v3 ((_ sign_extend 26) v6) v1) (bvlshr ((_ sign_extend 26) v4) ((_ sign_extend 26) v4)) (ite (= (bvlshr ((_ sign_extend 26) v4) ((_ sign_extend 26) v4)) ((_ rotate_left 24) ((_ rotate_right 24) ((_ sign_extend 26) v6)))) v1 (select v3 (bvlshr ((_ sign_extend 26) v4) ((_ sign_extend 26) v4)))))))
(check-sat)
