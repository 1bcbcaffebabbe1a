(frobnicate)
(echo "next")
