(get-option :regular-output-channel)
