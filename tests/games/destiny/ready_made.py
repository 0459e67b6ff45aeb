"""The two starters that most tests play."""

from __future__ import annotations

from dejarik.games.destiny.decks.ready_made import READY_MADE

OBI_WAN = READY_MADE["obi-wan"]
GRIEVOUS = READY_MADE["grievous"]
