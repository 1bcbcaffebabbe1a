; seed 4242 script 33734: an equation that had left with its level was evaluated over arrays without values
; expect: sat sat
; seed 4242 script 33734: crash
; expect: sat sat
; got: internal error: a model failed its check; please report this script
(declare-const m3 (_ BitVec 234))
(declare-const v6 (Array (_ BitVec 1) (_ BitVec 2)))
(declare-const v7 (Array (_ BitVec 1) (_ BitVec 2)))
(declare-const v8 (Array (_ BitVec 6) (Array (_ BitVec 1) (_ BitVec 2))))
(declare-const v9 (_ BitVec 6))
(declare-const v10 Bool)
(assert (= #b000000 ((_ repeat 3) (concat #b0 ((_ extract 0 0) (ite (= #b00 (select v7 #b0)) #b00 (select v6 #b0)))))))
(assert (= (store v8 #b000000 v7) (store v8 v9 (store v7 ((_ extract 233 233) m3) #b00))))
(push)(check-sat)(pop)(check-sat)
