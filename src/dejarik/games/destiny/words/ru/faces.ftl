### Лицевая сторона карты и грани её кубика.

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-subtypes = { $line } — { LIST($subtypes, "and") }
agreeing = { AGREE($what, $adjective) }
side-plain = { $symbol }
side-valued = { $modifier ->
        [yes] +{ COUNT($value, $symbol) }
       *[no] { COUNT($value, $symbol) }
    }
side-for = { $side } за { $cost }
constant-with-reminder = { $text } ({ $reminder })
