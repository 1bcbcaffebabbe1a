(echo "a ""quoted"" word")
