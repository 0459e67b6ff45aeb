### The face of a card: its lines, its numbers and its marks.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { $traits }
face-affiliation = { $affiliation }
face-neutral = { AGREE($noun, "adj-neutral") }
face-icons = { $icons }
    .both = { $icons }; with the edge: { $edge }
    .edge = with the edge: { $edge }
face-icon = { $number } { $icon }
face-in-set = set { $set } ({ $places } of 6)
face-cost = cost { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = damage capacity { $number }
face-priority = priority { $number }

## What stands above the abilities

face-locked = Only for decks with the { $affiliation } affiliation.
face-limit-one = A deck may hold only 1 copy of this objective.
face-enhances = Enhances { $what }.
face-enhances-area = Enhances your play area.
face-edge = { keyword-edge } ({ $number })
face-protect = { keyword-protect } { $trait }
with-reminder = { $keyword } ({ $reminder })
reminder-edge = while { $this } participates, you count { COUNT($number, WORD("noun-force-icon")) } more in the edge battle
reminder-elite = remove 1 additional focus token from { $this } when you refresh
reminder-limited = you can play only 1 card with { keyword-limited } each turn
reminder-no-enhancements = enhancements cannot be attached to { $this }
reminder-shielding = when { $this } is declared as an attacker or defender, you may place 1 shield on a participating friendly unit or the engaged friendly objective that has none
reminder-targeted-strike = when { $this } strikes as an attacker, it may deal its unit damage to any enemy unit, even one that is not participating
