(set-logic ALL)
(declare-sort-parameter A)
