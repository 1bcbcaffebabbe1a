(set-info :status sat)
(set-info :source |a text with
lines|)
(echo "done")
