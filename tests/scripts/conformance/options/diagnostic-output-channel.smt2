(get-option :diagnostic-output-channel)
