(set-logic ALL)
(declare-const p Bool)
(assert (match p ((true false) (x x))))
