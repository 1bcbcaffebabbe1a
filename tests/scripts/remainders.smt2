; A remainder is a base of polynomials until its quotient is used: then what is left of a sum of products, when the
; remainder is taken out of it, is the remainder again.
(set-logic QF_BV)
(declare-const a (_ BitVec 8))
(declare-const b (_ BitVec 8))
(declare-const z (_ BitVec 8))
(assert (bvult (bvmul (bvurem a b) a) z))
(assert (distinct b z))
(check-sat)
(assert (bvult (bvadd (bvmul (bvurem a b) a)
                      (bvsub z (bvmul (bvurem a b) (bvmul b (bvudiv a b)))))
               (bvadd z (bvurem a b))))
(check-sat)
