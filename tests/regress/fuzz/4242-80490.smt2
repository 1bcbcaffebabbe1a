; seed 4242 script 80490: two functions' arguments were equal by an equation of elements that are arrays
; expect: sat
(declare-sort S1 0)
(declare-fun v3 () S1)
(declare-const v8 (Array (_ BitVec 1) (_ BitVec 1)))
(declare-const v15 (Array S1 (Array (_ BitVec 1) (_ BitVec 1))))
(declare-fun u16 ((Array S1 (Array (_ BitVec 1) (_ BitVec 1))) (_ BitVec 1)) (_ BitVec 1))
(assert (= #b0 (u16 (store v15 v3 v8) #b0)))
(assert (not (= #b0 (u16 v15 #b0))))
(check-sat)
