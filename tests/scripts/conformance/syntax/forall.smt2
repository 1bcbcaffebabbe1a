(set-logic BV)
(assert (forall ((x Bool)) x))
