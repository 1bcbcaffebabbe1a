; seed 79 script 2824 of low thresholds
; expect: sat sat
; A product that waits stands in the body of an application alone, which was expanded in a check under an
; assumption: the next check has to look at the product, too.
(set-option :structural-abstraction true)
(set-option :param.arithmetic-product-width 5)
(set-option :param.arithmetic-values 1)
(set-option :param.arithmetic-low-bits 3)
(declare-const a (_ BitVec 22))
(declare-const b (_ BitVec 22))
(declare-const c (_ BitVec 8))
(define-fun f ((x (Array (_ BitVec 1) Bool))) Bool
  (xor (= #b000000 (bvmul ((_ extract 21 16) a) ((_ extract 7 2) c))) (distinct #b0000000000000000000000 b)))
(define-fun m () Bool (f ((as const (Array (_ BitVec 1) Bool)) false)))
(check-sat-assuming ((not m)))
(assert (= (ite m #b0000000000000000000000 a) b))
(check-sat)
