"""Country and continent cards, and what they are exchanged for."""
