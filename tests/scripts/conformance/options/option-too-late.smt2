(set-logic QF_BV)
(declare-const p Bool)
(set-option :produce-unsat-cores true)
