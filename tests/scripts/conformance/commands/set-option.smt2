(set-option :print-success true)
(set-option :no-such-option 3)
