"""``python -m dejarik.words``: what is missing in the languages, and what a copy editor would mend.

``--glossary`` shows what things are called instead.
``--start FOLDER LANGUAGE`` writes all English texts there, to be translated into a language.
``--pseudo FOLDER`` writes a language to try screens with.
"""

import argparse
from pathlib import Path

from dejarik.words import check, languages
from dejarik.words.glossary import table
from dejarik.words.lint import lint
from dejarik.words.pseudo import PSEUDO, write
from dejarik.words.start import copied


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dejarik.words", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="check these only")
    parser.add_argument("--glossary", action="store_true", help="show the terms of the games")
    parser.add_argument("--start", type=Path, metavar="FOLDER", help="write texts to translate there")
    parser.add_argument("--pseudo", type=Path, metavar="FOLDER", help="write the pseudo-language there")
    chosen = parser.parse_args(arguments)
    if chosen.pseudo:
        write(chosen.pseudo)
        print(f"DEJARIK_LANGUAGES={chosen.pseudo} dejarik serve; the language is called {PSEUDO}")
        return 0
    if chosen.start:
        for language in chosen.languages:
            copied(chosen.start, language)
        print(f"Translate what is in {chosen.start}; DEJARIK_LANGUAGES={chosen.start} shows it.")
        return 0
    named = tuple(chosen.languages) or languages()
    if chosen.glossary:
        print(*table(named), sep="\n")
        return 0
    problems = sorted({*check(chosen.languages or None), *lint(named)})
    for problem in problems:
        print(problem)
    print(f"{', '.join(named)}: {len(problems) or 'no'} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
