### The language in which cards are looked for. Names are listed with commas, the one to show first.

search-or = or
search-and = and
search-yes = yes, true
search-no = no, false

search-key-is = is
search-key-name = name, title, n
search-key-words = words, w
search-key-text = text, x
search-key-set = set, s, e
search-key-color = color, faction, f
search-key-affiliation = affiliation, a, faction, f
search-key-side = side
search-key-type = type, t
search-key-subtype = subtype, trait, b, k
search-key-keyword = keyword
search-key-rarity = rarity, y
search-key-cost = cost, price, c, o
search-key-health = health, h
search-key-points = points, p
search-key-die = die
search-key-sidecost = sidecost
search-key-blanks = blanks
search-key-damage = damage
search-key-unique = unique, u
search-key-dice = dice, d
search-key-owned = owned, mine
search-key-fitting = fitting, fits
search-key-playable = playable
search-key-format = format
search-key-force = force
search-key-resources = resources
search-key-capacity = capacity, health, h
search-key-priority = priority
search-key-unit-damage = unitdamage
search-key-tactics = tactics
search-key-blast = blast

search-at = Character { $at }. { $fault }
search-fault-key = There is no key “{ $text }”.
search-fault-keys = There is no key “{ $text }”. Did you mean { LIST($known, "or") }?
search-fault-values = { $key }: unknown value “{ $text }”; try { LIST($known, "or") }.
search-fault-unknown = { $key }: unknown value “{ $text }”.
search-fault-number = { $key }: “{ $text }” is not a number.
search-fault-sign = { $key }: “{ $text }” compares numbers; use “:” or “!=” here.
search-fault-side = “{ $text }” is not a die side; write something like 2melee, “+1 shield” or special.
search-fault-side-value = “{ $text }” has no value to compare; write something like die>=2melee.
search-fault-value = Something is missing after “{ $text }”.
search-fault-or = “or” needs something on both sides.
search-fault-bracket = This bracket has no partner.
search-fault-quote = This quotation mark is never closed.
search-fault-deep = There are too many brackets inside brackets.
search-fault-own = Which cards are “{ $text }” is not known here: the deck workshop knows, or whoever sends a list of cards along.
search-fault-long = The search is too long.
