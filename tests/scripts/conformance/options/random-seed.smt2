(set-option :random-seed 42)
(get-option :random-seed)
