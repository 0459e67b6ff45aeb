### Decks, what can be wrong with them, and all cards in print, playable or not.

deck-card-name = { $title }, { $subtitle }
fault-at-line = Line { $line }: { $fault }
fault-and-near = { $fault } Did you mean { LIST($near, "or") }?

## What the rules forbid

fault-no-character = The team has no character.
fault-no-team-card = { $card } is { A($type) } and cannot be on a team.
fault-both-sides = The team has both heroes and villains.
fault-unique = { $card } is unique but is on the team { $found } times; versions with other subtitles count, too.
fault-one-die = { $card } has only one point value and so only one die: it cannot be elite.
fault-points = The team costs { COUNT($found, WORD("noun-point")) }; { $allowed } are allowed.
fault-no-plot = { $card } is { A($type) }, not a plot.
fault-plot-affiliation = { $card } is { A(AGREE(WORD("type-plot"), $adjective)) } plot, but the team has no { PLURAL($side) }.
fault-plot-color = { $card } is { A(AGREE(WORD("type-plot"), $color)) } plot, but no character on the team is { AGREE(WORD("type-character"), $color) }.
fault-plots = The team has { COUNT($found, WORD("type-plot")) }; one is allowed.
fault-asks-points = { $card } requires a character worth { $allowed } points or more.
fault-asks-character = { $card } requires a certain kind of character, and the team has none.
fault-asks-without = { $card } cannot be on the same team as { $other }.
fault-asks-one-color = { $card } requires all characters to have the same color; the team has { $found } colors.
fault-asks-shared-color = { $card } requires two or more characters that share a color.
fault-asks-format = { $card } is only allowed in the { $format } format.
fault-asks-sets = { $card } requires a team and deck from { $allowed } sets.
fault-battlefields = { $found ->
    [0] There is no battlefield.
   *[other] There are { COUNT($found, WORD("type-battlefield")) }; { $allowed ->
        [one] one is
       *[other] at most { $allowed } are
    } allowed.
}
fault-no-battlefield = { $card } is { A($type) }, not a battlefield.
fault-under = { $allowed ->
    [0] { COUNT($found, WORD("noun-card")) } cannot be brought in addition to the deck: no plot on this team allows it.
   *[other] There are { COUNT($found, WORD("noun-card")) } under the plot; at most { $allowed } are allowed.
}
fault-under-twice = { $card } is under the plot { $found } times; the cards there must be different.
fault-under-kind = { $card } is not the kind of card that { $other } brings.
fault-size = The deck has { COUNT($found, WORD("noun-card")) }; it must have { $fewest ->
    [0] exactly { $allowed }
   *[other] { $fewest } to { $allowed }
}.
fault-type = { $card } is { A($type) } and cannot be in the deck.
fault-refused = { $card } cannot be in the deck because of { $other }.
fault-affiliation = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $adjective)) } card, but the team has no { PLURAL($side) }.
fault-affiliation-neutral = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $adjective)) } card, but every character on the team is neutral.
fault-color = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $color)) } card, but no character on the team is { AGREE(WORD("type-character"), $color) }.
fault-copies = { $card } is in the deck { $found } times; { $allowed } copies are allowed.
fault-not-in-deck = { $card } is not in the deck.
fault-copies-asked = { $card } is in the deck { $found } times, but the plot allows only one copy of each card.
fault-back = { $card } is the back of a double-sided card and cannot be brought by itself.
fault-not-in-format = { $card } is not in any set of the { $format } format.
fault-restricted = { $card } is one of { $found } restricted cards in this deck; the { $format } format allows one.
fault-not-playable = { $card } cannot be played yet. Still missing: { LIST($abilities, "and") }.

## What cannot be read

fault-not-found = There is neither a ready-made deck nor a file called “{ $text }”. Ready-made decks: { LIST($near, "and") }.
fault-not-found-near = There is neither a ready-made deck nor a file called “{ $text }”. Did you mean { LIST($near, "or") }?
fault-unreadable = The file “{ $text }” cannot be read.
fault-no-deck = This is not a deck in any known format.
fault-bad-yaml = This is not valid YAML.
fault-bad-json = This is not valid JSON.
fault-no-slots = A deck in JSON needs “slots” with the codes and counts of its cards.
fault-bad-saved-objects = The objects in this Tabletop Simulator save are not in the expected form.
fault-no-saved-cards = There are no cards in this Tabletop Simulator save.
fault-no-description = Card { $found } of the save (“{ $text }”) cannot be identified: its description needs a set and a number, such as CONV 60.
fault-under-lost = Only our own format (YAML) has room for the cards under { $card }.
fault-bad-cards = Under “cards”, give each card a line of its own with its number: Block: 2.
fault-bad-value = This must be a single name or number.
fault-unknown-key = Unknown field “{ $text }”; choose one of { LIST($near, "or") }.
fault-unknown-format = Unknown format “{ $text }”; choose one of { LIST($near, "or") }.
fault-bad-count = “{ $text }” is not a valid number of copies.
fault-bad-elite = “{ $text }” is neither true nor false.
fault-unknown-card = There is no card “{ $text }”.
fault-unofficial-card = “{ $text }” belongs to a fan-made set; only official cards are supported.
fault-ambiguous = Several cards are called “{ $text }”: write { LIST($near, "or") }.

## Formats

format-constructed = constructed
format-starter = starter
format-draft = draft
format-standard = Standard
format-trilogy = Trilogy
format-infinite = Infinite

## A deck as a list

deck-member = { $elite ->
    [yes] { $name }, elite ({ COUNT($points, WORD("noun-point")) })
   *[no] { $name } ({ COUNT($points, WORD("noun-point")) })
}
deck-plot = { $name } ({ COUNT($points, WORD("noun-point")) })
deck-under = Under the plot
deck-card = { $count } × { $name }

## Facts of a card

almanac-printed = { $set } { $number }, { $rarity }
almanac-cost = Cost: { $cost }
almanac-health = Health: { $health }
almanac-points = Points: { $points }
almanac-balance = Balance of the Force points: { $points }
almanac-die = Die: { $sides }

## Ready-made decks, by name

our-deck-jedi-knights = Jedi Knights
    .about = Luminara Unduli leads two vigilant Jedi with lightsabers: they strike blow for blow and parry every other one.
our-deck-senators = Senators
    .about = Padmé and Satine win by argument: focused dice become indirect damage, and what the opponent rolls rarely stays on the table.
our-deck-squadron = Squadron
    .about = Poe Dameron and Han Solo shoot first, then bring in fighters and freighters to finish the battle.
our-deck-stormtroopers = Stormtroopers
    .about = Four troopers fire together, even their blanks hurt, and each one who falls makes room for the next.
our-deck-dark-bargain = A Dark Bargain
    .about = Count Dooku empties hands while DJ takes dice off the table and makes their owner pay for each one.
our-deck-bounty-hunters = Bounty Hunters
    .about = Boba Fett and Dengar turn underworld profits into ever more expensive weapons.

## Cards that cannot be played yet, and what their abilities are made of

missing-abilities = This card cannot be played yet. Still missing: { LIST($abilities, "and") }.
missing-unknown = No other card does this yet: { LIST($elements, "and") }.
missing-known = Other cards already do this: { LIST($elements, "and") }. Only the definition of this card is missing.
missing-known-besides = Known from other cards: { LIST($elements, "and") }.

## What abilities are

element-frame-event = the effect of the event
element-frame-special = a Special
element-frame-action = an Action
element-frame-power-action = a Power Action
element-frame-claim = a Claim ability
element-frame-reaction = a triggered ability
element-frame-constant = a constant ability
element-frame-action-usable-by-others = an Action that other players may use
element-kw-ambush = Ambush
element-kw-guardian = Guardian
element-kw-redeploy = Redeploy
element-kw-modify = Modify
element-kw-piloting = Piloting
element-kw-parallel-die = Parallel Die
element-kw-team-up = Team Up
element-restrict-attach-to = a limit on what it may be played on
element-restrict-play-only-if = a condition for playing it
element-restrict-spot-to-play = a card you must spot to play it
element-restrict-limit-per-character = a limit on such upgrades per character
element-restrict-use-only-if = a condition for using its Action
element-deck-special-rule = a change to what a deck may include
element-deck-include-only-if = a condition for including it on a team
element-deck-point-value = a change to point values
element-setup-modifier = a change to setup
element-setup-enters-play-with = entering play exhausted or with tokens

## When they are used

element-trigger-after-activate-self = an ability after it is activated
element-trigger-after-activate-other = an ability after another card is activated
element-trigger-before-activate = an ability before a card is activated
element-trigger-after-play-self = an ability after it is played
element-trigger-after-play-card = an ability after a certain card is played
element-trigger-before-play-card = an ability before a card is played
element-trigger-after-resolve-die = an ability after a die is resolved
element-trigger-before-resolve-die = an ability before a die is resolved
element-trigger-after-die-rolled = an ability after a die is rolled
element-trigger-after-die-turned = an ability after a die is turned
element-trigger-after-die-removed = an ability after dice are removed
element-trigger-after-die-modifies = an ability after its die has modified another one
element-trigger-after-damage = an ability after damage is dealt
element-trigger-before-damage = an ability before damage is dealt
element-trigger-after-defeated = an ability after a character is defeated
element-trigger-before-defeated = an ability before a character is defeated
element-trigger-before-leaves-play = an ability before a card leaves play
element-trigger-after-card-discarded = an ability after a card is discarded
element-trigger-after-claim-or-control = an ability after the battlefield is claimed or changes hands
element-trigger-phase-or-round = an ability at the beginning or end of a phase or round
element-trigger-after-setup = an ability after setup
element-trigger-before-starting-hand = an ability before the starting hand is drawn
element-trigger-after-shields-removed = an ability after shields are removed
element-trigger-before-shields-gained = an ability before shields are given
element-trigger-action-taken = an ability when an action is taken
element-trigger-after-resources-lost = an ability after resources are lost
element-trigger-after-piloting = an ability after a character begins to pilot
element-trigger-before-event-effect = an ability before an opponent's event takes effect

## On which conditions

element-cond-spot = spotting a card
element-cond-control-battlefield = checking who controls the battlefield
element-cond-dice-in-pool = checking which dice are in a pool
element-cond-object-is = checking what kind of card or die it is
element-cond-die-result = checking what a die shows
element-cond-characters-in-play = counting characters in play
element-cond-ready-or-exhausted = checking who is ready or exhausted
element-cond-history = checking what happened earlier in the turn or round
element-cond-damage-or-health = checking damage or remaining health
element-cond-upgrades-on = counting upgrades on a card
element-cond-able = doing as much as possible
element-cond-hand-deck-discard = counting cards outside play
element-cond-shields = checking shields
element-cond-resources = checking a player's resources
element-cond-tokens-on-card = checking tokens on a card
element-cond-card-cost = checking a card's cost
element-cond-elite = checking whether a character is elite
element-cond-piloting = checking who is piloting
element-cond-damage-blocked = checking whether damage was blocked

## At which cost

element-cost-remove-own-die = removing one of your dice as a cost
element-cost-exhaust-this-card = exhausting it as a cost
element-cost-exhaust = exhausting a card as a cost
element-cost-spend-resources = spending resources
element-cost-discard-from-hand = discarding from hand as a cost
element-cost-discard-this-card = discarding it as a cost
element-cost-discard-own-card-in-play = discarding one of your cards in play as a cost
element-cost-tokens-from-card = tokens on a card as a cost
element-cost-deal-damage-to-own = dealing damage to your character as a cost
element-cost-indirect-to-self = dealing indirect damage to yourself as a cost
element-cost-set-aside = setting a card aside as a cost
element-cost-defeat-own = defeating your own character as a cost
element-cost-remove-shields = removing your shields as a cost
element-cost-give-resources = giving resources to an opponent as a cost
element-cost-give-battlefield = giving the battlefield away as a cost
element-cost-give-control = giving a card away as a cost
element-cost-discard-from-own-deck = discarding from your deck as a cost
element-cost-put-card-on-deck = putting a card on a deck as a cost
element-cost-shuffle-in = shuffling it into a deck as a cost
element-cost-return-own-to-hand = returning one of your cards to hand as a cost
element-cost-reveal-card = revealing a card as a cost
element-cost-activate = activating a card as a cost
element-cost-play-card = playing a card as a cost
element-cost-turn-die = turning a die as a cost
element-cost-flip = flipping it as a cost

## What they do

element-effect-remove-die = removing dice
element-effect-turn-die = turning dice
element-effect-reroll = rerolling dice
element-effect-resolve-die = resolving dice
element-effect-roll-into-pool = rolling a die into the pool
element-effect-deal-damage = dealing damage
element-effect-deal-indirect = dealing indirect damage
element-effect-give-shields = giving shields
element-effect-remove-shields = removing shields
element-effect-heal = healing damage
element-effect-gain-resources = gaining resources
element-effect-lose-resources = losing resources
element-effect-transfer-resources = moving resources between players
element-effect-draw = drawing cards
element-effect-mill = discarding from the top of a deck
element-effect-discard-from-hand = discarding from hand
element-effect-discard-referenced = discarding a card just seen
element-effect-discard-from-play = discarding a card from play
element-effect-discard-self = discarding itself
element-effect-return-to-hand = returning a card from play to hand
element-effect-to-hand = taking a card from deck or discard pile
element-effect-to-deck = putting cards on or under a deck
element-effect-look-at-hand = looking at a hand
element-effect-look-at-deck = looking at the top of a deck
element-effect-reveal = revealing cards
element-effect-search-deck = searching a deck
element-effect-shuffle = shuffling a deck
element-effect-set-aside = setting a card or die aside
element-effect-play-card = playing a card through an effect
element-effect-activate = activating a card through an effect
element-effect-ready = readying a card
element-effect-exhaust = exhausting a card
element-effect-additional-action = additional actions
element-effect-additional-action-opponent = an additional action for an opponent
element-effect-move-upgrade = moving an upgrade
element-effect-move-damage = moving damage
element-effect-move-shields = moving shields
element-effect-tokens-on-cards = tokens on cards other than characters
element-effect-change-die-value = changing the value of a die
element-effect-reduce-cost = reducing a cost that is being paid
element-effect-block-damage = blocking damage
element-effect-battlefield-control = taking or giving control of the battlefield
element-effect-battlefield-switch = switching the battlefield
element-effect-claim-battlefield = claiming a battlefield that was claimed
element-effect-use-other-ability = using an ability of another card
element-effect-retrigger-ability = using another card's ability again
element-effect-defeat = defeating a character outright
element-effect-return-defeated = returning a defeated character to play
element-effect-add-character = adding a character to the team
element-effect-change-card-type = turning a card into one of another type
element-effect-control-of-card = taking or giving control of a card
element-effect-end-action-phase = ending the action phase
element-effect-must-pass = forcing a player to pass
element-effect-win-or-lose-game = winning or losing the game outright
element-effect-grant-keyword = giving a keyword to the card being played
element-effect-repeat = repeating an effect
element-effect-cancel-event = canceling an event
element-effect-capture-die = keeping an opponent's die
element-effect-change-color = changing the color of a card
element-effect-make-elite = making a character elite during the game
element-effect-flip = flipping a card
element-effect-swap-cards-or-resources = exchanging cards or resources

## How much

element-amount-count-of = a number counted on the table
element-amount-die-value = the value of dice as a number
element-amount-card-cost = the cost of a card as a number
element-amount-half-rounded = half of a number
element-amount-maximum = a maximum

## What is chosen

element-choice-target = choosing a target first
element-choice-modal = a choice between effects
element-choice-modal-by-opponent = an opponent's choice between effects
element-choice-do-both = one of two effects or both
element-choice-each-that-applies = every effect whose condition is met
element-choice-symbol = choosing a symbol
element-choice-number = choosing a number
element-choice-color-or-type = choosing a color or a type
element-choice-subtype = choosing a subtype
element-choice-name-card = naming a card
element-choice-split-pool = splitting a pool
element-choice-compare-totals = comparing rolls
element-choice-simultaneous-secret = choosing secretly at the same time
element-choice-secret-identity = a hidden identity

## In which way

element-actor-force-opponent = forcing an opponent to act
element-actor-opponent-acts = something an opponent chooses or pays
element-form-up-to-or-any-number = any number of targets
element-form-many-targets = several characters at once
element-form-distribute = distributing as you wish
element-form-random = randomness
element-form-unblockable = unblockable damage
element-form-value-changed = resolving at another value
element-form-n-instead-if = a higher number under a condition
element-form-keep-die-in-pool = keeping a resolved die in the pool
element-form-play-cost-reduced = playing at a lower cost
element-form-for-free = not paying a cost
element-form-as-yours = using an opponent's dice or cards
element-form-as-other-symbol = resolving as another symbol
element-form-as-not-modifier = resolving a modifier as a plain side
element-form-against-given-character = resolving damage against certain characters
element-form-unless-paid = an effect unless a player pays
element-form-otherwise = another effect if the condition is not met
element-form-replacement-would = one thing happening instead of another
element-form-ignoring-restrictions = ignoring restrictions
element-form-extra-die-from-aside = rolling a set-aside die

## How long

element-dur-delayed-effect = an effect at a later time
element-dur-first-each-round-or-game = only the first time each round or game
element-dur-next-turn-or-action = affecting the next turn or action
element-dur-until-end-of = lasting until a later time
element-dur-once-per-game = once per game

## What holds while they are in play

element-static-grant-keyword = giving keywords
element-static-grant-subtype = giving subtypes
element-static-health-or-limit = changing health or limits
element-static-play-cost-modifier = changing what cards cost
element-static-die-cost-modifier = changing what sides of dice cost
element-static-die-value-modifier = changing the values of dice
element-static-resolve-side-as = resolving sides as another symbol
element-static-self-discard-if = discarding itself under a condition
element-static-prohibition = prohibiting something
element-static-die-cannot-be-removed = preventing dice from being removed
element-static-damage-unblockable = making its die's damage unblockable
element-static-ignore-play-restrictions = playing on it without restrictions
element-static-elite = making its character elite
element-static-upkeep-income = changing resources gained during upkeep
element-static-diceless-can-activate = activating a card without a die
element-static-indirect-assignment = rules for assigning indirect damage
element-static-die-target-rule = limiting the targets of a die
element-static-copies-not-unique = copies that are not unique
element-static-shared-shields = shields that protect others
element-static-shields-distribution = distributing the shields of its die
element-static-copy-abilities = having the abilities of other cards
element-static-forced-first-action = having to be activated first
element-static-lose-abilities = taking abilities away
element-static-resolve-opponent-pool = resolving the dice of an opponent who has claimed
element-static-symbol-replacement = symbols that count as others
element-static-text-change = changing a number in another text
element-static-leave-play-set-aside = being set aside instead of leaving play
element-die-x-value = a die with X
element-die-any-symbol-modifier = modifiers of any symbol
element-die-none = a character without a die
