(set-logic QF_BV)
(define-fun twice ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x x))
(assert (= (twice #x03) #x07))
(check-sat)
