(get-info :no-such-flag)
