(set-logic QF_AUFBV)
(check-sat)
