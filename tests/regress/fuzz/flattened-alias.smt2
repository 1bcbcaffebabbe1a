; expect: sat sat
; An equality of arrays that congruence concludes is flattened into its lemma; in the second check nobody
; listed it, so the arrays were not taken for the same.
(set-logic QF_AUFBV)
(set-option :preprocess false)
(declare-const v33 (Array Bool (_ BitVec 1)))
(declare-const v34 (Array Bool (_ BitVec 1)))
(declare-const v37 Bool)
(declare-fun u35 ((Array Bool (_ BitVec 1)) (Array Bool (_ BitVec 1))) (Array Bool (_ BitVec 1)))
(assert (not (= (store (u35 (ite v37 v33 v34) v34) true #b0) (u35 v34 v34))))
(check-sat-assuming (true))
(check-sat-assuming (true true))
