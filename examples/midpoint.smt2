; The midpoint of two indices, as binary searches compute it: is (low + high) / 2 always between them?
(set-logic QF_BV)
(declare-const low (_ BitVec 32))
(declare-const high (_ BitVec 32))
(define-const middle (_ BitVec 32) (bvudiv (bvadd low high) #x00000002))
(assert (bvule low high))

(push 1)
(echo "the sum may overflow, so there is a counterexample:")
(assert (not (and (bvule low middle) (bvule middle high))))
(check-sat)
(get-value (low high middle))
(pop 1)

(echo "low + (high - low) / 2 is right, so there is none:")
(define-const safe (_ BitVec 32) (bvadd low (bvudiv (bvsub high low) #x00000002)))
(assert (not (and (bvule low safe) (bvule safe high))))
(check-sat)
