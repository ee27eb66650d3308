"""How Ludoteca speaks: checks of every catalogue and of the rules pages."""
