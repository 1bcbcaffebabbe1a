; The condition of ../flip.smt2 for a client that holds the bodies (flip.bodies.smt2):
;
;     javelin vc examples/vc
(set-logic QF_BV)
(declare-summary flip.ret ((_ BitVec 64)) Bool)
(declare-summary flip.data ((_ BitVec 64)) (_ BitVec 64))
(declare-summary init ((_ BitVec 64)) (_ BitVec 64))

(declare-const global1 (_ BitVec 64))
(declare-const global2 (_ BitVec 64))
(assert (= global2 (init global1)))                       ; line 20
(assert (not (=> (flip.ret global2)                       ; line 21
                 (not (= (flip.data global2) #x0000000000000000)))))
(check-sat)
