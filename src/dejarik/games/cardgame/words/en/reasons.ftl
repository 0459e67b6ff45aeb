### Refusals and the end. First what is in the way now, then the rule from the catalog.

refusal = { $option }: cannot be done. { $rule }
refusal-why = { $option }: cannot be done, { $why }. { $rule }

why-ability-play-restriction-text = the condition of this card is not met now
why-ability-printed-use-limit = the ability has been used this turn
why-ability-zone-reference = there is nothing to choose from
why-action-label = this event is no action, it needs its own moment
why-conflict-needs-attacker = there is nobody to attack with
why-conflict-once-per-objective = this objective has been engaged already
why-cost-compound = there is no card in hand to discard
why-deployment-only-active-player = it is not your deployment phase
why-engagement-2-declare-attackers = the unit is exhausted
why-engagement-3-declare-defenders = the unit is exhausted
why-enhancement-needs-legal-host = there is nothing to attach it to
why-focus-exhausted-cannot-be-focused = there is no ready card to focus
why-keyword-limited = you have played a card with this keyword this turn
why-meta-cannot-on-card-absolute = the text of a card forbids it
why-resource-insufficient = { $has-cost ->
        [yes] it costs { $cost }, and you can produce { $available }
       *[no] there are not enough resources, you can produce { $available }
    }
why-resource-match = no ready source has its affiliation (cost { $cost }, resources { $available })
why-sacrifice-meaning = there is nothing to sacrifice
why-target-needs-eligible = there is no eligible target
why-unique-one-in-play = this card is already in play

outcome-open = The match goes on.
outcome-dark-dial-twelve = { $winner }, the dark side, wins: the Death Star dial has reached 12.
outcome-light-three-objectives = { $winner }, the light side, wins: three dark side objectives are destroyed.
outcome-light-dark-decks-out = { $winner }, the light side, wins: the opponent's deck has run out.
outcome-dark-light-decks-out = { $winner }, the dark side, wins: the opponent's deck has run out.
outcome-dial-destroyed = { $winner }, the light side, wins: the Death Star has taken 10 damage.
outcome-golden-rule-card-over-book = { $winner } wins: an objective that must not be lost was destroyed.
outcome-draw = A draw: both agreed on it.
outcome-concede = { $winner } wins: the opponent conceded.
