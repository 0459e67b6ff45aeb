"""``python -m dejarik.words``: what the languages are missing."""

import sys

from dejarik.words import check, languages


def main() -> int:
    problems = check(sys.argv[1:] or None)
    for problem in problems:
        print(problem)
    print(f"{', '.join(sys.argv[1:] or languages())}: {len(problems) or 'no'} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
