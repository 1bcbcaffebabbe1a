; seed 41 script 5319: `unsat`, though a sort may have one element only: then the write leaves nothing of the constant arrays.
; Javelin gives up; `sat` would be right, too, for the first check. Without the write the elements must be the same.
; expect: unknown unsat
(set-logic QF_AUFBV)
(declare-sort S 0)
(declare-const s S)
(declare-const x (_ BitVec 2))
(push 1)
(assert (= (store ((as const (Array S (_ BitVec 2))) #b01) s x) (store ((as const (Array S (_ BitVec 2))) #b10) s x)))
(check-sat)
(pop 1)
(assert (= ((as const (Array S (_ BitVec 2))) #b01) ((as const (Array S (_ BitVec 2))) #b10)))
(check-sat)
