"""`python -X dev -m tests.native.nesting`: objects end well however deeply they are held."""

from __future__ import annotations

from typing import Any

import dejarik
from dejarik.kernel import Option

DEEPEST = 200  # CPython puts off what is held more than 50 deep


def main() -> None:
    print(dejarik.RULES_RUN)
    for depth in range(DEEPEST):
        held: Any = Option("pass", depth)
        for _ in range(depth):
            held = [held]
        del held
    print("ended")


if __name__ == "__main__":
    main()
