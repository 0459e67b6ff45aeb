### The face of a card: its lines, its numbers and its marks.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { LIST($traits, "and") }
face-affiliation = { $affiliation }
face-neutral = { AGREE($noun, "adj-neutral") }
face-icons = { $icons }
    .both = { $icons }; with the edge: { $edge }
    .edge = with the edge: { $edge }
face-icon = { $number } { $icon }
face-icon-next = { $first }, { $next }
face-in-set = set { $set } ({ $places } of 6)
face-cost = cost { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = damage capacity { $number }
face-priority = priority { $number }
