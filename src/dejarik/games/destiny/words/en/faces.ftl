### The face of a card and the sides of its die.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-subtypes = { $line } – { LIST($subtypes, "and") }
agreeing = { AGREE($what, $adjective) }
side-plain = { $symbol }
side-valued = { $modifier ->
        [yes] +{ COUNT($value, $symbol) }
       *[no] { COUNT($value, $symbol) }
    }
side-for = { $side } for { $cost }
constant-with-reminder = { $text } ({ $reminder })
