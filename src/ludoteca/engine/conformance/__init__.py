"""The conformance kit: what every game promises, tested for any game, ours or a stranger's.

>>> from ludoteca.engine.conformance import examine
>>> report = examine("tacocat", checks=["legal"], matches=1)
>>> report.passed
True
"""

from ludoteca.engine.conformance.kit import CHECKS, examine
from ludoteca.engine.conformance.subject import Broken, Finding, Report

__all__ = ["CHECKS", "Broken", "Finding", "Report", "examine"]
