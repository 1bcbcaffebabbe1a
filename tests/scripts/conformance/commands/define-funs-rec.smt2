(set-logic ALL)
(define-funs-rec ((f ((x Bool)) Bool)) ((f x)))
