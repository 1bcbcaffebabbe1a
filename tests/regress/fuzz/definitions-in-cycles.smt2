; fuzz seed 11, script 1227: an array was evaluated before it had its value, and the model failed its check
; expect: sat
(set-logic ABV)
(declare-const a (Array (_ BitVec 5) (_ BitVec 5)))
(declare-const b (Array (_ BitVec 5) (_ BitVec 5)))
(declare-const c (Array (_ BitVec 5) (_ BitVec 5)))
(declare-const v (_ BitVec 5))
(assert (forall ((i1 (_ BitVec 5))) (= (select c i1) (select b i1))))
(assert (not (forall ((i2 (_ BitVec 5))) (and (= (select a i2) v) (= (select b i2) (select c i2))))))
(assert (= (lambda ((i3 (_ BitVec 5))) v) (lambda ((i4 (_ BitVec 5))) (ite true (select b i4) v))))
(check-sat)
(get-model)
