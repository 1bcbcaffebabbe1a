; seed 6 script 31: the model failed its check, as equal elements that are constant arrays were not known as equal
; expect: sat
(set-logic QF_ABV)
(declare-const v3 (Array (_ BitVec 2) (_ BitVec 1)))
(declare-const v5 (Array (_ BitVec 2) (Array (_ BitVec 2) (_ BitVec 1))))
(declare-const b (_ BitVec 1))
(declare-const i (_ BitVec 2))
(declare-const j (_ BitVec 2))
(assert (distinct i j))
(assert (= (store v5 i ((as const (Array (_ BitVec 2) (_ BitVec 1))) #b0)) (store (store v5 i ((as const (Array (_ BitVec 2) (_ BitVec 1))) b)) j v3)))
(check-sat)
(get-model)
