(set-logic ALL)
(declare-datatype Colour ((red) (green)))
