(get-info :error-behavior)
