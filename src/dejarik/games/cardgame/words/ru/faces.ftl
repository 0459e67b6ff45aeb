### Лицевая сторона карты: строки, числа и знаки.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { LIST($traits, "and") }
face-affiliation = { $affiliation }
face-neutral = { AGREE($noun, "adj-neutral") }
face-icons = { $icons }
    .both = { $icons }; с перевесом: { $edge }
    .edge = с перевесом: { $edge }
face-icon = { $icon } { $number }
face-icon-next = { $first }, { $next }
face-in-set = сет { $set } ({ $places } из 6)
face-cost = цена { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = стойкость { $number }
face-priority = первенство { $number }
