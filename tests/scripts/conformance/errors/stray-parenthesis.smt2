)
(echo "next")
