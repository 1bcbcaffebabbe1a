(set-option :interactive-mode true)
(set-logic QF_BV)
(assert true)
(get-assertions)
