(set-logic QF_ABV)
(declare-const i (_ BitVec 8))
(assert (distinct (select ((as const (Array (_ BitVec 8) Bool)) true) i) true))
(check-sat)
