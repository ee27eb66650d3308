"""The games as the tools of research know them: PettingZoo, Gymnasium, OpenSpiel, and thousands of matches at once.

Each adapter is a module of its own, imported by its name; `pip install 'ludoteca[research]'` brings what they need.
"""

from ludoteca.research import needs
from ludoteca.research.rewards import rewards

needs.package("numpy")  # all of them do

__all__ = ["rewards"]
