(set-logic ALL)
(declare-datatypes ((Colour 0)) (((red) (green))))
