"""Which language the reader wants, known before anything is said to them."""

from collections.abc import Mapping, Sequence

DEFAULT = "en"
# Our own variable first, then those of the system in the order in which the system itself reads them.
_VARIABLES = ("DEJARIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(typed: Sequence[str], environment: Mapping[str, str], known: Sequence[str]) -> str:
    """The language of `--lang` or else of the environment; one that we do not speak becomes English.

    The command line is read here by hand, because its help and its complaints need the language already.
    """
    wish = _after_option(typed)
    if wish in known:
        return wish
    for variable in _VARIABLES:
        if value := environment.get(variable):
            spoken = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return spoken if spoken in known else DEFAULT
    return DEFAULT


def _after_option(typed: Sequence[str]) -> str:
    wish = ""
    for position, word in enumerate(typed):
        if word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
        elif word == "--lang" and position + 1 < len(typed):
            wish = typed[position + 1]
    return wish
