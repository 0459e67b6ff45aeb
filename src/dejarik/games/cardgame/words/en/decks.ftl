### Decks: what can be wrong with them, and how they are shown.

fault-at-line = Line { $line }: { $fault }

## What the rules forbid

fault-no-affiliation = { QUOTE($affiliation) } is not an affiliation.
fault-affiliation-missing = The deck names no affiliation.
fault-too-few-sets = The deck has { $found } objective sets; it needs at least { $allowed }.
fault-other-side = { QUOTE($set) } belongs to the other side of the Force.
fault-locked = { QUOTE($set) } may only be used with the { $affiliation } affiliation.
fault-restricted = { QUOTE($set) } and { QUOTE($text) } are on the restricted list; a tournament deck may have only one of them.
fault-too-many-copies = { QUOTE($set) }: { $found } copies, at most { $allowed } are allowed.
fault-not-in-deck = The deck has no objective set { QUOTE($set) }.
fault-second-affiliation = A second affiliation ({ $affiliation }); a deck has only one.
fault-broken-set = { QUOTE($set) }: objective sets are used whole, but { QUOTE($text) } appears { $found ->
        [0] not at all
        [one] once
       *[other] { $found } times
    } and the objective { $allowed ->
        [0] not at all
        [one] once
       *[other] { $allowed } times
    }.
fault-set-not-playable = { QUOTE($set) } (set { $number }) is not playable yet.
fault-not-playable = { QUOTE($text) } is not playable yet.
fault-same-side = One player plays the light side and the other the dark side; both decks belong to the { $side ->
        [light] light
       *[dark] dark
    } side.

## What cannot be read

fault-not-found = There is neither a ready-made deck nor a file called { QUOTE($text) }. Ready-made decks: { LIST($near, "and") }.
fault-unreadable = { QUOTE($text) } cannot be read.
fault-empty = The file is empty.
fault-no-deck = This is not a deck in any known format.
fault-no-xml = This is not well-formed XML (the fault is at column { $found }).
fault-no-json = This is not well-formed JSON (the fault is at column { $found }).
fault-bad-count = { QUOTE($text) } does not have a usable number of copies.
fault-no-field = The field { QUOTE($text) } is missing or unreadable.
fault-unknown-set-near = There is no objective set { QUOTE($text) }. Did you mean { LIST($near, "or") }?
fault-unknown-set = There is no objective set { QUOTE($text) }.
fault-unknown-number = There is no objective set { $number }.
fault-unknown-card = There is no card { QUOTE($text) }.

fault-unknown-format = Unknown format { QUOTE($text) }; choose one of { LIST($near, "or") }.

## A deck as a list

deck-set = { $count }× { $name } (set { $number })
deck-card = { $count }× { $name }
deck-card-of-type = { $name } — { $type }
deck-of = { $affiliation }, { $side ->
        [light] light side
       *[dark] dark side
    }; objective sets: { $count }
deck-is-legal = { $format ->
        [tournament] The deck is legal in tournaments.
       *[constructed] The deck is legal.
    }
deck-is-not-legal = { $format ->
        [tournament] The deck is not legal in tournaments:
       *[constructed] The deck is not legal:
    } { $count ->
        [one] one fault.
       *[other] { $count } faults.
    }

## Formats

format-constructed = rulebook
format-tournament = tournament
