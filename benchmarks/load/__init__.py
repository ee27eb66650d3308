"""How much one server process carries: a thousand tables, two thousand sockets, scripted players."""
