"""The kinds of questions and options, each named once.

Messages are found by them (`prompt-which-planet`, `option-let-pass`), records and scenarios write them.
"""

from __future__ import annotations

from typing import Final


class Ask:
    """What a player is asked."""

    # Setting up.
    CHARACTER: Final = "character"
    STARTING_SHIP: Final = "starting-ship"

    # The three steps of a turn.
    PLANNING: Final = "planning"
    ACTION: Final = "action"
    ENCOUNTER: Final = "encounter"

    # Movement and patrols.
    MOVE_ON: Final = "move-on"
    PAST_PATROL: Final = "past-patrol"
    PATROL_ROUTE: Final = "patrol-route"
    PATROL_TOWARDS: Final = "patrol-towards"
    TRACTOR_BEAM: Final = "tractor-beam"

    # The market, slots and deliveries.
    BUY: Final = "buy"
    DELIVER: Final = "deliver"
    GAIN: Final = "gain"
    GEAR_OR_MOD: Final = "gear-or-mod"
    MARKET_DISCARD: Final = "market-discard"
    PAY: Final = "pay"
    PAY_OR_BARTER: Final = "pay-or-barter"
    REWARD: Final = "reward"
    SURPLUS: Final = "surplus"
    USED_SHIP: Final = "used-ship"

    # Trades.
    CREDIT_OFFER: Final = "credit-offer"
    CREDIT_TERMS: Final = "credit-terms"
    OFFER_TO: Final = "offer-to"
    TRADE_OFFER: Final = "trade-offer"
    TRADE_TERMS: Final = "trade-terms"
    TRADE_WITH: Final = "trade-with"

    # Contacts and bounties.
    BOUNTY: Final = "bounty"
    CONTACT_RETURNS: Final = "contact-returns"
    DEFEND: Final = "defend"
    FIGHT_OR_TALK: Final = "fight-or-talk"

    # Dice and defeat.
    DICE_BEFORE: Final = "dice-before"
    DICE_REROLL: Final = "dice-reroll"
    DICE_START: Final = "dice-start"
    DICE_TURN: Final = "dice-turn"
    PICK_DICE: Final = "pick-dice"
    WHOSE_DEFEAT_FIRST: Final = "whose-defeat-first"
    WOULD_BE_DEFEATED: Final = "would-be-defeated"

    # Abilities.
    CHOOSE_ONE: Final = "choose-one"
    GAMBLE: Final = "gamble"
    WHETHER: Final = "whether"
    WHICH_ASSET: Final = "which-asset"
    WHICH_CONTACT: Final = "which-contact"
    WHICH_CONTACTS: Final = "which-contacts"
    WHICH_FACTION: Final = "which-faction"
    WHICH_PATROL: Final = "which-patrol"
    WHICH_PLANET: Final = "which-planet"
    WHICH_PLAYER: Final = "which-player"


class Do:
    """What may be answered."""

    # Instead of doing anything (more).
    DECLINE: Final = "decline"
    DONE: Final = "done"
    FALL: Final = "fall"
    LET_PASS: Final = "let-pass"
    NO: Final = "no"
    PASS: Final = "pass"
    STAND_ASIDE: Final = "stand-aside"
    STAY: Final = "stay"
    STOP: Final = "stop"
    WITHDRAW: Final = "withdraw"

    # At any time.
    CONCEDE: Final = "concede"

    # Planning and moving.
    GAIN_CREDITS: Final = "gain-credits"
    HOLD: Final = "hold"
    MOVE: Final = "move"
    PATROL_TO: Final = "patrol-to"
    RECOVER: Final = "recover"
    SLIP: Final = "slip"
    TEST: Final = "test"

    # Actions.
    DELIVER: Final = "deliver"
    MARKET: Final = "market"
    OFFER_CREDITS: Final = "offer-credits"
    PLAY_SECRET: Final = "play-secret"
    TRADE: Final = "trade"
    USE: Final = "use"

    # Encounters.
    ATTACK: Final = "attack"
    CONTACT: Final = "contact"
    EXPLORE: Final = "explore"
    HUNT: Final = "hunt"
    JOB: Final = "job"
    PATROL: Final = "patrol"
    REACH_CONTACT: Final = "reach-contact"
    REACH_PATROL: Final = "reach-patrol"

    # The market, assets and rewards.
    BARTER: Final = "barter"
    BUY: Final = "buy"
    DISCARD: Final = "discard"
    PAY: Final = "pay"
    REPLACE: Final = "replace"
    TAKE: Final = "take"
    TAKE_CREDITS: Final = "take-credits"
    TAKE_FAME: Final = "take-fame"

    # Trades.
    ACCEPT: Final = "accept"
    GIVE: Final = "give"
    GIVE_CREDITS: Final = "give-credits"
    PROPOSE: Final = "propose"
    WANT: Final = "want"
    WANT_CREDITS: Final = "want-credits"
    WITH: Final = "with"

    # Bounties, combats and defeats.
    CAPTURE: Final = "capture"
    DEFEND: Final = "defend"
    ELIMINATE: Final = "eliminate"
    FIGHT: Final = "fight"
    LAUNCH_PUP: Final = "launch-pup"
    SACRIFICE: Final = "sacrifice"
    TALK: Final = "talk"

    # Dice, by what stands on cards and by what secrets do.
    ADD_HIT: Final = "add-hit"
    CANCEL: Final = "cancel"
    DIE: Final = "die"
    GAIN_SKILL: Final = "gain-skill"
    REROLL: Final = "reroll"
    REROLL_THEIRS: Final = "reroll-theirs"
    ROLL: Final = "roll"
    TURN: Final = "turn"
    WEAKEN: Final = "weaken"
    SECRET_ADD_HIT: Final = "secret-add-hit"
    SECRET_CANCEL: Final = "secret-cancel"
    SECRET_DISCOUNT: Final = "secret-discount"
    SECRET_GAIN_SKILL: Final = "secret-gain-skill"
    SECRET_REROLL: Final = "secret-reroll"
    SECRET_REROLL_THEIRS: Final = "secret-reroll-theirs"
    SECRET_TURN: Final = "secret-turn"
    SECRET_WEAKEN: Final = "secret-weaken"

    # Answers to other questions.
    CHARACTER: Final = "character"
    CHOICE: Final = "choice"
    FACTION: Final = "faction"
    JOIN: Final = "join"
    KIND: Final = "kind"
    PLANET: Final = "planet"
    PLAYER: Final = "player"
    SHIP: Final = "ship"
    SWAP: Final = "swap"
    YES: Final = "yes"


class Never:
    """What might be expected and is never offered: only refusals name it."""

    LOOK_UP: Final = "look-up"
    SHOW: Final = "show"


# What somebody answers who wants nothing.
DECLINING: Final = (
    Do.DECLINE,
    Do.PASS,
    Do.NO,
    Do.STAND_ASIDE,
    Do.LET_PASS,
    Do.WITHDRAW,
    Do.DONE,
    Do.STAY,
    Do.STOP,
    Do.FALL,
)
