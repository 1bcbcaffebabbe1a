(set-option :verbosity 0)
(get-option :verbosity)
