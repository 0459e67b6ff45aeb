"""Which option somebody means: by number, by its key, by its words, or by how one of these begins."""

from collections.abc import Sequence

import msgspec

from dejarik.kernel import Option


class Offer(msgspec.Struct, frozen=True):
    """An option as a person sees it."""

    option: Option
    key: str
    words: str
    would: str = ""  # what it would do, very short


class Unclear(Exception):
    """What was typed names no offer, or several: `fitting` are those it could be."""

    def __init__(self, fitting: Sequence[Offer] = ()):
        self.fitting = fitting
        super().__init__()


class NoSuchNumber(Exception):
    """There are not that many offers."""


def plain(text: str) -> str:
    """Without case, and with ё and е alike, because people type either."""
    return " ".join(text.casefold().replace("ё", "е").split())


def exact(typed: str, offers: Sequence[Offer]) -> Offer | None:
    """The offer whose key or words were typed in full. A number is always the number of an offer."""
    if typed.isdecimal():
        return None
    wish = plain(typed)
    return next((offer for offer in offers if wish in (plain(offer.key), plain(offer.words))), None)


def chosen(typed: str, offers: Sequence[Offer]) -> Offer:
    """The offer that is meant."""
    if typed.isdecimal():
        number = int(typed) if len(typed) < 9 else 0
        if not 1 <= number <= len(offers):
            raise NoSuchNumber
        return offers[number - 1]
    found = exact(typed, offers)
    if found is not None:
        return found
    fitting = beginning(typed, offers)
    if len(fitting) != 1:
        raise Unclear(fitting)
    return fitting[0]


def beginning(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that begin like this."""
    wish = plain(typed)
    return [
        offer for offer in offers if plain(offer.key).startswith(wish) or plain(offer.words).startswith(wish)
    ]


def mentioning(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that contain every word typed."""
    asked = plain(typed).split()
    return [
        offer
        for offer in offers
        if all(word in plain(offer.key) or word in plain(offer.words) for word in asked)
    ]
