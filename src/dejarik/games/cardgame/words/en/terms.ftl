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
icon-blast = blast damage icon
    .pl = blast damage icons
    .short = blast damage
icon-edge-blast = edge-enabled blast damage icon
    .pl = edge-enabled blast damage icons
    .short = blast damage

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

## Traits

trait-alter = Alter
trait-armor = Armor
trait-black-squadron = Black Squadron
trait-bounty = Bounty
trait-bounty-hunter = Bounty Hunter
trait-capital-ship = Capital Ship
trait-character = Character
    .pl = Characters
trait-civilian = Civilian
trait-cloud-city = Cloud City
trait-condition = Condition
trait-control = Control
trait-coruscant = Coruscant
trait-creature = Creature
    .pl = Creatures
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomir
trait-death-star = Death Star
trait-decoy = Decoy
trait-despayre = Despayre
trait-droid = Droid
    .pl = Droids
trait-endor = Endor
trait-engineer = Engineer
trait-espionage = Espionage
trait-ewok = Ewok
    .pl = Ewoks
trait-executor = Executor
trait-fighter = Fighter
    .pl = Fighters
trait-fleet = Fleet
trait-force = Force
trait-force-sensitive = Force Sensitive
trait-force-user = Force User
trait-fortification = Fortification
trait-imperial-guard = Imperial Guard
trait-kuat = Kuat
trait-leader = Leader
trait-lightsaber-form = Lightsaber Form
trait-location = Location
trait-maneuver = Maneuver
trait-mission = Mission
trait-officer = Officer
trait-operation = Operation
trait-pilot = Pilot
trait-rogue = Rogue
trait-scoundrel = Scoundrel
trait-sense = Sense
trait-skill = Skill
trait-spy = Spy
trait-squadron = Squadron
trait-tatooine = Tatooine
trait-trap = Trap
trait-trooper = Trooper
    .pl = Troopers
trait-upgrade = Upgrade
trait-vehicle = Vehicle
    .pl = Vehicles
trait-walker = Walker
trait-weapon = Weapon
trait-wookiee = Wookiee
trait-yavin-4 = Yavin 4
