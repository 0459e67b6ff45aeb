"""The kinds of questions and options, each named once.

Messages are found by them (`prompt-resolve-next`, `option-set-aside`), records and scenarios write them.
Where a player picks things one by one, question and options have the same word.
"""

from __future__ import annotations

from typing import Final

from dejarik.kernel import CLOSE


class Ask:
    """What a player is asked."""

    # Setting up.
    BATTLEFIELD: Final = "battlefield"
    BID: Final = "bid"
    OPENING_SHIELDS: Final = "opening-shields"
    OWN_BATTLEFIELD: Final = "own-battlefield"
    SHUFFLE_IN: Final = "shuffle-in"

    # Turns and actions.
    ACTION: Final = "action"
    CLAIM: Final = "claim"
    DISCARD_TO_REROLL: Final = "discard-to-reroll"
    DISTRIBUTE: Final = "distribute"
    MODIFY: Final = "modify"
    OPPONENT: Final = "opponent"
    REPLACE: Final = "replace"
    REROLL_DICE: Final = "reroll-dice"
    RESOLVE_NEXT: Final = "resolve-next"
    SIDE: Final = "side"
    SPECIAL: Final = "special"
    TARGET_MELEE: Final = "target-melee"
    TARGET_RANGED: Final = "target-ranged"
    TARGET_SHIELD: Final = "target-shield"
    TURN: Final = "turn"

    # What follows from the rules.
    COPIES: Final = "copies"
    ORDER: Final = "order"
    SET_DIE_ASIDE: Final = "set-die-aside"
    SURPLUS: Final = "surplus"
    TWIN_DIE: Final = "twin-die"

    # Abilities: one answer.
    AMOUNT: Final = "amount"
    BLOCK: Final = "block"
    CHOOSE_ONE: Final = "choose-one"
    FLIP: Final = "flip"
    HOST: Final = "host"
    IN_HAND: Final = "in-hand"
    KEEP_BACK: Final = "keep-back"
    MOVE_AMOUNT: Final = "move-amount"
    RANSOM: Final = "ransom"
    NAME: Final = "name"
    PAY_OR_NOT: Final = "pay-or-not"
    PILE: Final = "pile"
    PILOT: Final = "pilot"
    PLAY: Final = "play"
    PLAYER: Final = "player"
    PUT_BACK: Final = "put-back"
    RESOLVE: Final = "resolve"
    SEARCH: Final = "search"
    SWITCH_BATTLEFIELD: Final = "switch-battlefield"
    USE_BATTLEFIELD: Final = "use-battlefield"
    WHETHER: Final = "whether"

    # Abilities: things picked one by one.
    ACTIVATE: Final = "activate"
    ATTACH: Final = "attach"
    CHOOSE: Final = "choose"
    DAMAGE: Final = "damage"
    DEFEAT: Final = "defeat"
    DISCARD: Final = "discard"
    EXHAUST: Final = "exhaust"
    GROUP: Final = "group"
    HEAL: Final = "heal"
    MOVE: Final = "move"
    MOVE_FROM: Final = "move-from"
    MOVE_TO: Final = "move-to"
    PLACE_ON: Final = "place-on"
    PUT_ON: Final = "put-on"
    PUT_UNDER: Final = "put-under"
    READY: Final = "ready"
    REDEPLOY: Final = "redeploy"
    REMOVE: Final = "remove"
    REROLL: Final = "reroll"
    RETURN: Final = "return"
    REVEAL: Final = "reveal"
    ROLL: Final = "roll"
    SET_ASIDE: Final = "set-aside"
    SHIELD: Final = "shield"
    STACK: Final = "stack"
    TAKE: Final = "take"
    TAKE_OFF: Final = "take-off"
    UNSHIELD: Final = "unshield"


class Do:
    """What may be answered."""

    # Instead of doing anything (more).
    DECLINE: Final = "decline"
    DONE: Final = CLOSE
    NO: Final = "no"
    PASS: Final = "pass"
    REFUSE: Final = "refuse"
    REPLACE_NOTHING: Final = "replace-nothing"
    STOP: Final = "stop"

    # At any time.
    CONCEDE: Final = "concede"
    OFFER_DRAW: Final = "offer-draw"

    # Actions, and cards that let one take them.
    ACTIVATE: Final = "activate"
    CLAIM: Final = "claim"
    PLAY: Final = "play"
    PLAY_ASIDE: Final = "play-aside"
    PLAY_FROM_DECK: Final = "play-from-deck"
    PLAY_FROM_DISCARD: Final = "play-from-discard"
    REROLL: Final = "reroll"
    RESOLVE: Final = "resolve"
    USE: Final = "use"

    # Answers to one question each.
    AMOUNT: Final = "amount"
    ASSIGN: Final = "assign"
    ATTACH: Final = "attach"
    BATTLEFIELD: Final = "battlefield"
    BID: Final = "bid"
    BLOCK: Final = "block"
    CHOICE: Final = "choice"
    FIND: Final = "find"
    FIRST: Final = "first"
    FLIP: Final = "flip"
    MODIFY: Final = "modify"
    NAME: Final = "name"
    ON: Final = "on"
    OPPONENT: Final = "opponent"
    PAY: Final = "pay"
    PILOT: Final = "pilot"
    PLAYER: Final = "player"
    REPLACE: Final = "replace"
    ROLL: Final = "roll"
    SEARCH_DECK: Final = "search-deck"
    SEARCH_DISCARD: Final = "search-discard"
    SET_ASIDE: Final = "set-aside"
    SIDE: Final = "side"
    SPECIAL: Final = "special"
    TARGET: Final = "target"
    TURN: Final = "turn"
    YES: Final = "yes"

    # Things picked one by one.
    CHOOSE: Final = "choose"
    DAMAGE: Final = "damage"
    DEFEAT: Final = "defeat"
    DISCARD: Final = "discard"
    EXHAUST: Final = "exhaust"
    GROUP: Final = "group"
    HEAL: Final = "heal"
    KEEP_BACK: Final = "keep-back"
    MOVE: Final = "move"
    MOVE_FROM: Final = "move-from"
    MOVE_TO: Final = "move-to"
    PLACE_ON: Final = "place-on"
    PUT_ON: Final = "put-on"
    PUT_UNDER: Final = "put-under"
    READY: Final = "ready"
    REDEPLOY: Final = "redeploy"
    REMOVE: Final = "remove"
    RETURN: Final = "return"
    REVEAL: Final = "reveal"
    SHIELD: Final = "shield"
    STACK: Final = "stack"
    TAKE: Final = "take"
    TAKE_OFF: Final = "take-off"
    UNSHIELD: Final = "unshield"
