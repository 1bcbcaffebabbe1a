(set-logic ALL)
(define-fun-rec f ((x (_ BitVec 8))) Bool (f x))
