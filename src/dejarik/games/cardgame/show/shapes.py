"""What a board of the Card Game consists of, as it goes over the wire.

Ids: a thing in play `t<id>` (the dial is one, too), a card in the viewer's hand `h<code>`, in the viewer's
edge stack `e<code>`, an objective the viewer holds face down `o<code>`, a card the viewer looks at `l<code>`,
a card elsewhere `c<code>`, a player `s<seat>`. Copies of a card in one place share an id.
"""

from __future__ import annotations

from dejarik.faces import Shape


class ShownCard(Shape, frozen=True):
    """A card out of play. What its type does not have is None."""

    id: str
    code: str
    name: str
    type: str
    affiliation: str
    cost: int | None  # what it costs its player now, discounts included
    force: int  # Force icons: what it counts in an edge battle
    priority: int | None  # of a fate card
    edge: int | None  # what its player would have in the edge battle with it, while it can be placed


class ShownIcon(Shape, frozen=True):
    """Combat icons of one kind that a unit has now."""

    kind: str  # unit-damage, tactics, blast
    edge: bool  # for whoever has won the edge battle
    count: int
    counts: bool  # they do something in the engagement, as far as is known


class ShownThing(Shape, frozen=True):
    """A card in play: affiliation card, objective, unit or enhancement."""

    id: str
    code: str
    name: str
    type: str  # as what it is in play: some units may be enhancements
    controller: int
    owner: int
    affiliation: str
    unique: bool
    traits: list[str]  # in words
    keywords: list[
        str
    ]  # keys, gained ones included: elite, limited, no-enhancements, shielding, targeted-strike
    edge: int  # Edge (X), 0: none
    protect: str  # the trait it protects, in words
    focus: int  # focus tokens; a card with one is exhausted
    damage: int
    capacity: int  # damage that destroys it; 0: cannot be damaged
    shields: int
    fragile: bool  # the next damage destroys it
    committed: bool  # to the Force
    force: int
    resources: int  # its resource value
    icons: list[ShownIcon]  # of a unit
    role: str  # in the engagement: "attacker", "defender", "target" or nothing
    striking: bool
    text: list[str]
    enhancements: list[ShownThing]  # attached to it, whoever controls them
    captive_count: int
    captives: list[str]  # codes, as far as the viewer knows them


class EdgeStack(Shape, frozen=True):
    """What a player has placed in the edge battle."""

    face_down: int
    own: list[ShownCard]  # face down, only the viewer's own
    face_up: list[ShownCard]
    total: int  # as far as the viewer knows: Force icons they see, and Edge (X) of participants


class PlayerSide(Shape, frozen=True):
    """One player's side of the board."""

    seat: int
    side: str  # light, dark
    affiliation: ShownThing
    objectives: list[ShownThing]
    units: list[ShownThing]
    enhancements: list[ShownThing]  # in the play area, attached to nothing
    hand_count: int
    hand: list[ShownCard]  # only the viewer's own; after the end everybody's
    known: list[ShownCard]  # cards of another hand that the viewer has seen
    face_down: list[ShownCard]  # objectives held face down in setup, only the viewer's own
    face_down_count: int
    looked: list[ShownCard]  # cards of this player that the viewer looks at now
    picked: list[str]  # what the viewer has secretly chosen so far
    deck_count: int
    objective_deck_count: int
    discard: list[str]  # codes, the top card last
    victory: list[str]  # codes of the objectives of the other side that were destroyed
    victory_needed: int | None  # so many of them win; None: they win nothing
    playing: list[str]  # codes of cards on their way: being played, revealed or discarded
    edge: EdgeStack
    resources: int  # what ready sources can still produce
    most_resources: int  # what all sources could produce if they were ready
    reserve: int  # the reserve value
    force_cards: int  # Force cards left, of three
    force_total: int  # what counts in the Force struggle now
    turns: int  # begun so far


class ShownDial(Shape, frozen=True):
    """The Death Star dial; it can be enhanced, engaged and damaged if cards say so."""

    id: str
    shows: int
    most: int
    damage: int
    engageable: bool
    enhancements: list[ShownThing]


class ShownEngagement(Shape, frozen=True):
    """The engagement being resolved. Units are ids of things."""

    attacker: int
    defender: int
    target: str  # an objective or the dial; still named when it is gone
    step: str  # attackers, defenders, edge, strikes
    attackers: list[str]
    defenders: list[str]
    declared: list[str]  # picked so far by whoever is declaring
    struck: list[str]  # participants that are exhausted: they have struck, or tactics have stopped them
    striking: str  # the unit whose strike is being resolved
    edge: int | None  # who has the edge
    fates: list[str]  # codes of the fate cards still to be resolved, in order of their priority


class ShownWindow(Shape, frozen=True):
    """A window that the viewer can pass automatically."""

    name: str
    text: str
    automatic: bool
    toggle: str  # the key of the aside that changes it
    habits: list[str]  # the habits, other than being asked everywhere, that still ask here: main, few


class Board(Shape, frozen=True):
    """The whole board. `players` stand in the order of their seats; the dark side is not always second."""

    dark: int
    light: int
    active: int | None  # whose turn it is; None in setup
    turn: int  # of the active player, from 1
    phase: str  # "" in setup, then balance, refresh, draw, deployment, conflict, force
    phase_text: str
    window: str  # the open window: see `windows`; nothing while something else is decided
    balance: int  # with whose seat the Balance of the Force is
    dial: ShownDial
    engagement: ShownEngagement | None
    engaged: list[str]  # objectives already engaged this phase
    windows: list[ShownWindow]  # only for whoever sits here
    players: list[PlayerSide]
