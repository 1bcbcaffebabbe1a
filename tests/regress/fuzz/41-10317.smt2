; seed 41 script 10317: the model failed its check, as the rewritten equality of a write and what it changes was not looked at
; expect: sat
(set-logic QF_AUFBV)
(declare-fun v7 () (Array (_ BitVec 3) (_ BitVec 139)))
(declare-sort S1 0)
(declare-fun u10 ((Array (_ BitVec 3) (_ BitVec 139)) Bool S1) Bool)
(declare-fun v11 () S1)
(declare-fun v12 () (_ BitVec 1))
(define-fun d14 () (_ BitVec 139) ((_ sign_extend 100) (concat ((_ sign_extend 2) v12) ((_ zero_extend 35) v12))))
(assert (u10 (store v7 ((_ extract 19 17) d14) d14) (u10 v7 false v11) v11))
(check-sat)
(get-model)
