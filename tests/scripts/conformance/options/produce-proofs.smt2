(set-option :produce-proofs true)
(get-option :produce-proofs)
