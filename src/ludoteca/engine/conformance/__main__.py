"""`python -m ludoteca.engine.conformance FOLDER` writes the first promise that a game breaks; nothing if it keeps all.

For programs; people have `ludoteca check`, which tells all of them.
"""

import sys

from ludoteca.engine.conformance.kit import examine

MATCHES = 1  # random ones of each case: somebody waits for the answer

if __name__ == "__main__":
    findings = examine(sys.argv[1], matches=MATCHES).findings
    sys.stdout.writelines([f"{finding.check}: {finding.text}\n" for finding in findings if not finding.passed][:1])
