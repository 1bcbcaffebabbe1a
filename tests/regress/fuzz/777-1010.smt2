; seed 777 script 1010: error
; expect: sat
; got: internal error: a model failed its check; please report this script with bodies told on demand
(declare-const v1 (Array (_ BitVec 1) (_ BitVec 1)))
(define-fun f10 ((x8 Bool) (x9 (_ BitVec 1))) (_ BitVec 1) #b0)
(assert (not (= v1 (store ((as const (Array (_ BitVec 1) (_ BitVec 1))) #b0) #b0 (f10 true #b0)))))
(check-sat-assuming (true))
