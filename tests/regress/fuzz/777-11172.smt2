; seed 777 script 11172: crash
; expect: sat sat
; got: internal error: a model failed its check; please report this script
(declare-const m1 (Array (_ BitVec 1) (_ BitVec 1)))
(declare-const m2 (Array (_ BitVec 1) (_ BitVec 1)))
(declare-const m3 (Array (_ BitVec 1) (_ BitVec 1)))
(declare-const m4 (Array (_ BitVec 1) (_ BitVec 1)))
(assert (distinct m1 m2 m3 m4))
(check-sat-assuming (true))
(check-sat)
