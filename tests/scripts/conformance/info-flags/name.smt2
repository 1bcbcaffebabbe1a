(get-info :name)
