### The words of Destiny, with their plurals. The Russian file has a glossary of the rule words on top.

## Types of cards. .label is the line on the card.

type-character = character
    .pl = characters
    .label = Character
type-upgrade = upgrade
    .pl = upgrades
    .label = Upgrade
type-downgrade = downgrade
    .pl = downgrades
    .label = Downgrade
type-support = support
    .pl = supports
    .label = Support
type-event = event
    .pl = events
    .label = Event
type-plot = plot
    .pl = plots
    .label = Plot
type-battlefield = battlefield
    .pl = battlefields
    .label = Battlefield

## Subtypes

subtype-ability = ability
    .pl = abilities
subtype-advisor = advisor
    .pl = advisors
subtype-apprentice = apprentice
    .pl = apprentices
subtype-artillery = artillery
subtype-bomb = bomb
    .pl = bombs
subtype-bounty = bounty
    .pl = bounties
subtype-bounty-hunter = bounty hunter
    .pl = bounty hunters
subtype-curse = curse
    .pl = curses
subtype-death-star = Death Star
subtype-droid = droid
    .pl = droids
subtype-engineer = engineer
    .pl = engineers
subtype-equipment = equipment
subtype-ewok = Ewok
    .pl = Ewoks
subtype-form = form
    .pl = forms
subtype-guard = guard
    .pl = guards
subtype-gungan = Gungan
    .pl = Gungans
subtype-injury = injury
    .pl = injuries
subtype-inquisitor = inquisitor
    .pl = inquisitors
subtype-intel = intel
subtype-jawa = Jawa
    .pl = Jawas
subtype-jedi = Jedi
    .pl = Jedi
subtype-leader = leader
    .pl = leaders
subtype-location = location
    .pl = locations
subtype-mission = mission
    .pl = missions
subtype-mod = mod
    .pl = mods
subtype-move = move
    .pl = moves
subtype-nightbrother = Nightbrother
    .pl = Nightbrothers
subtype-pilot = pilot
    .pl = pilots
subtype-pirate = pirate
    .pl = pirates
subtype-podracer = podracer
    .pl = podracers
subtype-scavenger = scavenger
    .pl = scavengers
subtype-scoundrel = scoundrel
    .pl = scoundrels
subtype-shapeshifter = shapeshifter
    .pl = shapeshifters
subtype-sith = Sith
    .pl = Sith
subtype-spectre = Spectre
    .pl = Spectres
subtype-spell = spell
    .pl = spells
subtype-title = title
    .pl = titles
subtype-trap = trap
    .pl = traps
subtype-trooper = trooper
    .pl = troopers
subtype-vehicle = vehicle
    .pl = vehicles
subtype-weapon = weapon
    .pl = weapons
subtype-witch = witch
    .pl = witches
subtype-wookiee = Wookiee
    .pl = Wookiees

## Colors, affiliations, rarities

color-blue = blue
color-red = red
color-yellow = yellow
color-gray = gray
affiliation-hero = hero
    .pl = heroes
affiliation-villain = villain
    .pl = villains
affiliation-neutral = neutral
adj-hero = hero
adj-villain = villain
adj-neutral = neutral
rarity-starter = fixed
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-legendary = legendary

## Die symbols. .side is what a die can show; .sign and .letters are short for it.

symbol-melee = melee damage
    .side = melee damage
    .sign = ⚔
    .letters = Me
symbol-ranged = ranged damage
    .side = ranged damage
    .sign = ➹
    .letters = Ra
symbol-indirect = indirect damage
    .side = indirect damage
    .sign = ✹
    .letters = In
symbol-damage = damage
    .side = damage
    .sign = ✸
    .letters = Da
symbol-shield = shield
    .pl = shields
    .side = shields
    .sign = ⛨
    .letters = Sh
symbol-resource = resource
    .pl = resources
    .side = resources
    .sign = ¤
    .letters = Re
symbol-disrupt = disrupt
    .side = a disrupt
    .sign = ↯
    .letters = Dr
symbol-discard = discard
    .side = a discard
    .sign = ⌦
    .letters = Di
symbol-focus = focus
    .side = a focus
    .sign = ◎
    .letters = Fo
symbol-special = special
    .pl = specials
    .side = a special
    .sign = ★
    .letters = Sp
symbol-blank = blank
    .pl = blanks
    .side = a blank
    .sign = –
    .letters = -
symbol-any = any symbol
    .side = any symbol
    .sign = ✱
    .letters = Any
symbol-other = another symbol
    .side = another symbol

## Keywords

keyword-ambush = Ambush
keyword-guardian = Guardian
keyword-redeploy = Redeploy
keyword-modify = Modify
keyword-piloting = Piloting
keyword-parallel-die = Parallel Die
keyword-team-up = Team Up

## Other words of the game

noun-support = support
    .pl = supports
noun-resource = resource
    .pl = resources
noun-shield = shield
    .pl = shields
noun-health = health
noun-point = point
    .pl = points
noun-additional-action = additional action
    .pl = additional actions
noun-unblockable-damage = unblockable damage
noun-unique-character = unique character
    .pl = unique characters
noun-non-unique-character = non-unique character
    .pl = non-unique characters
noun-random-card = random card
    .pl = random cards
noun-top-card = top card
    .pl = top cards
noun-different-card = different card
    .pl = different cards
noun-controller = controller
    .pl = controllers
noun-set-aside-die = set-aside die
    .pl = set-aside dice
noun-half = half
    .pl = halves
noun-third = third
    .pl = thirds

## Adjectives and participles

adj-ready = ready
adj-exhausted = exhausted
adj-unique = unique
adj-non-unique = non-unique
adj-elite = elite
adj-non-elite = non-elite
adj-unblockable = unblockable
adj-ranged = ranged
adj-blank = blank
adj-lying = showing
adj-spotted = spotted
adj-attached = attached
adj-belonging = belonging
adj-discarded = discarded
adj-removed = removed
adj-played = played
adj-rolled = rolled
adj-remaining = remaining
adj-located = located
adj-rerolled = rerolled
adj-turned = turned
adj-greatest = greatest
adj-resolved = resolved
adj-controlling = controlling
adj-doubled = doubled
adj-combined = combined
adj-damaged = the damaged
adj-piloted = piloted
adj-piloting = piloting

## Phrases. $what is the head.

phrase-with-subtype = { $subtype } { $what }
phrase-apposed = { $subtype } { $what }

## Sets

set-AW = Awakenings
set-SoR = Spirit of Rebellion
set-EaW = Empire at War
set-TPG = Two-Player Game
set-RIV = Rivals
set-LEG = Legacies
set-WotF = Way of the Force
set-AtG = Across the Galaxy
set-CONV = Convergence
set-AoN = Allies of Necessity
set-SoH = Spark of Hope
set-CM = Covert Missions
set-TR = Transformations
