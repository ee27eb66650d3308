"""How a sensible general plays."""
