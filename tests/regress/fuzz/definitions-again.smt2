; a lemma of a popped level listed no term but itself, and was taken for no news: the check ended as broken
; expect: sat sat
(set-logic ABV)
(declare-const v (_ BitVec 1))
(declare-const p Bool)
(assert (or (= v #b1) (= ((as const (Array (_ BitVec 3) (_ BitVec 1))) #b1) (lambda ((k (_ BitVec 3))) ((_ extract 1 1) k)))))
(check-sat-assuming ((not p)))
(check-sat)
