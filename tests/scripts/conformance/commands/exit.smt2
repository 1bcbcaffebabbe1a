(echo "before")
(exit)
(echo "behind")
