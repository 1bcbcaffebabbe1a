(get-option :print-success)
