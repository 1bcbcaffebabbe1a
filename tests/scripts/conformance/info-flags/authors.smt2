(get-info :authors)
