### The words of the Card Game.

## Types of cards. .label stands on the card.

type-objective = objective
    .pl = objectives
    .label = Objective
type-unit = unit
    .pl = units
    .label = Unit
type-enhancement = enhancement
    .pl = enhancements
    .label = Enhancement
type-event = event
    .pl = events
    .label = Event
type-fate = fate card
    .pl = fate cards
    .label = Fate
type-affiliation = affiliation card
    .pl = affiliation cards
    .label = Affiliation
type-dial = Death Star dial
    .pl = Death Star dials
    .label = Death Star dial

## Sides and affiliations. The names of affiliations stand among the names of cards.

noun-light-side = light side
noun-dark-side = dark side
adj-neutral = neutral
adj-unique = unique

## Keywords

keyword-elite = Elite
keyword-limited = Limited
keyword-no-enhancements = No Enhancements
keyword-shielding = Shielding
keyword-targeted-strike = Targeted Strike
keyword-edge = Edge
keyword-protect = Protect

## Combat icons: normal and edge-enabled. .short is for a line of numbers.

icon-unit-damage = unit damage icon
    .pl = unit damage icons
    .short = unit damage
icon-edge-unit-damage = edge-enabled unit damage icon
    .pl = edge-enabled unit damage icons
    .short = unit damage
icon-tactics = tactics icon
    .pl = tactics icons
    .short = tactics
icon-edge-tactics = edge-enabled tactics icon
    .pl = edge-enabled tactics icons
    .short = tactics
icon-blast = blast icon
    .pl = blast icons
    .short = blast
icon-edge-blast = edge-enabled blast icon
    .pl = edge-enabled blast icons
    .short = blast

## Tokens, resources and more

noun-focus = focus token
    .pl = focus tokens
noun-shield = shield
    .pl = shields
noun-resource = resource
    .pl = resources
noun-force-icon = Force icon
    .pl = Force icons
noun-step = step
    .pl = steps
noun-interrupt = interrupt
    .pl = interrupts

## Phases

noun-phase-balance = balance phase
    .pl = balance phases
noun-phase-refresh = refresh phase
    .pl = refresh phases
noun-phase-draw = draw phase
    .pl = draw phases
noun-phase-deployment = deployment phase
    .pl = deployment phases
noun-phase-conflict = conflict phase
    .pl = conflict phases
noun-phase-force = Force phase
    .pl = Force phases
