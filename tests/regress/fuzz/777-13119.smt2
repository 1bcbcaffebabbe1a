; seed 777 script 13119: crash
; expect: sat sat
; got: internal error: a model failed its check; please report this script
(declare-const m3 (Array (_ BitVec 2) (_ BitVec 1)))
(declare-const m10 (Array (_ BitVec 2) (_ BitVec 1)))
(assert (= m10 ((as const (Array (_ BitVec 2) (_ BitVec 1))) #b0)))
(assert (not (= (store m3 #b00 #b0) m10)))
(push 2)
(check-sat)
(pop 2)
(check-sat-assuming ())
