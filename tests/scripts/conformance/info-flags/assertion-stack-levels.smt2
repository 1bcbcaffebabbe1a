(set-logic QF_BV)
(push 3)
(get-info :assertion-stack-levels)
