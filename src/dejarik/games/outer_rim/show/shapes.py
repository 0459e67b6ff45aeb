"""What a screen is told about the board: the shapes that `show.web` fills.

Ids: a space `p<space>`, a contact slot `k<slot>`, a patrol `f<faction>`, a market deck `m<deck>`, a card, a
character or a ship `c<code>` (each exists once), a die `d<place>`, a player's ship on the map `v<seat>`, a
player `s<seat>`.
"""

from __future__ import annotations

from dejarik.faces import Shape


class ShownTile(Shape, frozen=True):
    """One of the six tiles."""

    code: str
    outline: str  # an SVG path


class ShownSlot(Shape, frozen=True):
    """A contact slot; `contact` is empty while the viewer does not know who is there."""

    id: str
    cls: str  # white, green, yellow: one, two, three dots
    occupied: bool
    faceup: bool
    contact: str
    name: str
    code: str  # the databank card, once the contact lies open
    wanted: bool  # a bounty of the viewer names this contact


class ShownSpace(Shape, frozen=True):
    """A planet, a navpoint or the Maelstrom."""

    id: str
    code: str
    kind: str
    name: str
    faction: str
    faction_name: str
    x: float
    y: float
    slots: list[ShownSlot]
    stops: bool  # the viewer's movement ends here
    goods: list[str]  # ids of the viewer's cards that have to do with this place


class ShownReputation(Shape, frozen=True):
    """The standing with a faction, -1, 0 or 1; or by how much it changes."""

    faction: str
    name: str
    level: int


class ShownReward(Shape, frozen=True):
    """What is gained, in numbers."""

    credits: int
    fame: int
    reputation: list[ShownReputation]


class ShownPath(Shape, frozen=True):
    """A path between two spaces."""

    one: str
    other: str


class ShownPatrol(Shape, frozen=True):
    """A patrol; `value` is None for one that cannot be beaten."""

    id: str
    code: str
    faction: str
    name: str
    level: int
    space: str
    value: int | None
    reward: ShownReward
    passes: bool  # it lets the viewer pass


class ShownStack(Shape, frozen=True):
    """The patrols of a faction that have not appeared yet."""

    faction: str
    name: str
    left: int
    x: float
    y: float


class ShownRoute(Shape, frozen=True):
    """The spaces one flies through, the goal last."""

    to: str
    spaces: list[str]


class ShownTarget(Shape, frozen=True):
    """Whom a bounty names: the class of the contact, and the combat against them."""

    cls: str
    ground: bool
    value: int


class ShownAsset(Shape, frozen=True):
    """A card in front of a player, or on top of a market deck."""

    id: str
    code: str
    name: str
    type: str
    type_name: str
    price: int | None
    illegal: bool
    to: str  # id of its destination, if that is one space
    to_name: str
    reward: ShownReward
    skills: list[str]
    target: ShownTarget | None
    captured: str  # the name of the contact lying on a bounty


class ShownDeck(Shape, frozen=True):
    """A market deck with its open card; the symbol on it has moved its patrol already."""

    id: str
    deck: str
    name: str
    count: int
    top: ShownAsset | None
    dear: bool  # more than the viewer can bring together
    faction: str
    distance: int


class ShownPlace(Shape, frozen=True):
    """A slot of the ship or of the player board."""

    kind: str  # cargo, mod, either, crew, gear, job
    card: ShownAsset | None


class ShownSkill(Shape, frozen=True):
    """A skill with its copies."""

    skill: str
    name: str
    copies: int


class ShownGoal(Shape, frozen=True):
    """The goal of a character or a ship; `needed` is 0 where it is a condition."""

    text: str
    tokens: int
    needed: int
    done: bool


class ShownSecret(Shape, frozen=True):
    """A secret; its card is empty for all but its owner."""

    card: str
    name: str
    deck: str


class PlayerSide(Shape, frozen=True):
    """A player board with everything at it."""

    seat: int
    ai: bool
    out: bool  # has given up
    character: str
    name: str
    goal: ShownGoal | None
    skills: list[ShownSkill]
    ground: int
    health: int
    damage: int
    ship: str
    ship_name: str
    ship_goal: ShownGoal | None
    hyperdrive: int
    ship_combat: int
    hull: int
    ship_damage: int
    credits: int
    fame: int
    reputation: list[ShownReputation]
    defeated: bool
    space: str
    space_name: str
    ship_slots: list[ShownPlace]
    own_slots: list[ShownPlace]
    secrets: list[ShownSecret]
    marks: list[str]
    threat: str  # what could make this player win in their next turn, as a sentence


class ShownDie(Shape, frozen=True):
    """A die and what it shows."""

    id: str
    result: str
    name: str


class ShownRoll(Shape, frozen=True):
    """Dice on the board; `seat` is None for an enemy."""

    seat: int | None
    what: str  # combat, test, illegal, die
    skill: str
    copies: int
    count: int
    dice: list[ShownDie]
    damage: int | None  # what they deal; None: they deal none
    odds: ShownOdds | None  # for the viewer, outside of combats


class ShownOdds(Shape, frozen=True):
    """The chance of success, from 0 to 1, and what stands beside it in words."""

    success: float
    fall: float  # the chance to be defeated
    note: str  # few words: the skill, the dice on both sides
    text: str  # a sentence


class ShownCombat(Shape, frozen=True):
    """The combat that is going on; `dealt` holds the damage counted so far."""

    attacker: int
    defender: int | None
    enemy: str
    code: str  # a card or a patrol that stands for the enemy; empty: an enemy named on a card
    ground: bool
    dice: list[int]  # that the attacker and the defender roll
    dealt: list[int]
    odds: ShownOdds | None  # for the viewer, while it is not decided


class ShownChoice(Shape, frozen=True):
    """A choice in a story or about dice: its label, and what comes of it."""

    key: str  # of the option
    label: str
    text: str  # what it does, if no dice decide about it
    success: str  # what success and failure bring, in sentences
    failure: str
    odds: ShownOdds | None


class ShownReading(Shape, frozen=True):
    """The card that is being read, with its story; of a job only the step that one has come to."""

    code: str
    name: str
    heading: str
    story: str
    line: str  # with which the step begins
    text: str


class Board(Shape, frozen=True):
    """The whole board."""

    goal: int  # fame to win
    turn: int | None
    step: str  # setup, planning, action, encounter
    width: float
    height: float
    tiles: list[ShownTile]
    caps: list[str]
    spaces: list[ShownSpace]
    paths: list[ShownPath]
    stacks: list[ShownStack]
    patrols: list[ShownPatrol]
    routes: list[ShownRoute]  # while the viewer chooses where to fly
    market: list[ShownDeck]
    players: list[PlayerSide]
    roll: ShownRoll | None
    combat: ShownCombat | None
    reading: ShownReading | None
    choices: list[ShownChoice]  # while the viewer is asked about a story or about dice
