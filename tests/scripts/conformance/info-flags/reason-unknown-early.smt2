(get-info :reason-unknown)
