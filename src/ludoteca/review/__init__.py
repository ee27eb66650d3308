"""What a finished match teaches: chances, luck and decisions, from its log alone (`docs/review.md`)."""

from ludoteca.review.report import Report
from ludoteca.review.review import Effort, review

__all__ = ["Effort", "Report", "review"]
