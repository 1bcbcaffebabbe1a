(define-summary flip.data ((data (_ BitVec 64))) (_ BitVec 64)
  (ite (bvslt data #x0000000000000000) (bvneg data) data))
