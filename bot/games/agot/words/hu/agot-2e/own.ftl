ruleset-agot-2e = Trónok harca, 2. kiadás
