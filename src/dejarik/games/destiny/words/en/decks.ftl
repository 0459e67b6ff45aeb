### Decks: what can be wrong with them, and how they are shown.

deck-card-name = { $title }, { $subtitle }
fault-at-line = Line { $line }: { $fault }
fault-and-near = { $fault } There is { LIST($near, "or") }.

## What the rules forbid

fault-no-character = The team has no character.
fault-no-team-card = { $card } is { A($type) } and cannot be in a team.
fault-both-sides = The team has both heroes and villains.
fault-unique = { $card } is unique and is in the team { $found } times; versions with other subtitles count, too.
fault-one-die = { $card } has only one point value and so only one die: it cannot be elite.
fault-points = The team costs { COUNT($found, WORD("noun-point")) }; { $allowed } are allowed.
fault-no-plot = { $card } is { A($type) }, not a plot.
fault-plot-affiliation = { $card } is { A(AGREE(WORD("type-plot"), $adjective)) } plot, but the team has no { PLURAL($side) }.
fault-plot-color = { $card } is { A(AGREE(WORD("type-plot"), $color)) } plot, but no character of the team is { AGREE(WORD("type-character"), $color) }.
fault-plots = The team has { COUNT($found, WORD("type-plot")) }; one is allowed.
fault-asks-points = { $card } goes only with a character of { $allowed } or more points.
fault-asks-character = { $card } goes only with a certain kind of character, and the team has none.
fault-asks-without = { $card } does not go with { $other } in one team.
fault-asks-one-color = { $card } goes only with characters of one color; the team has { $found }.
fault-asks-shared-color = { $card } goes only with two or more characters that share a color.
fault-asks-format = { $card } is only for the format { $format }.
fault-asks-sets = { $card } asks for a team and deck out of { $allowed } sets.
fault-battlefields = { $found ->
    [0] There is no battlefield.
   *[other] There are { COUNT($found, WORD("type-battlefield")) }; { $allowed ->
        [one] one is
       *[other] at most { $allowed } are
    } allowed.
}
fault-no-battlefield = { $card } is { A($type) }, not a battlefield.
fault-under = { $allowed ->
    [0] { COUNT($found, WORD("noun-card")) } cannot be brought besides the deck: no plot of this team allows it.
   *[other] There are { COUNT($found, WORD("noun-card")) } under the plot; at most { $allowed } are allowed.
}
fault-under-twice = { $card } lies under the plot { $found } times; the cards there have to be different.
fault-under-kind = { $card } is not of the kind that { $other } brings.
fault-size = The deck has { COUNT($found, WORD("noun-card")) }; it has to have exactly { $allowed }.
fault-type = { $card } is { A($type) } and cannot be in the deck.
fault-refused = { $card } cannot be in the deck because of { $other }.
fault-affiliation = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $adjective)) } card, but the team has no { PLURAL($side) }.
fault-affiliation-neutral = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $adjective)) } card, but every character of the team is neutral.
fault-color = { $card } ({ $found }) is { A(AGREE(WORD("noun-card"), $color)) } card, but no character of the team is { AGREE(WORD("type-character"), $color) }.
fault-copies = { $card } is in the deck { $found } times; { $allowed } copies are allowed.
fault-copies-asked = { $card } is in the deck { $found } times, but the plot asks for a single copy of each card.
fault-back = { $card } is the back of a double-sided card and is not brought by itself.
fault-not-in-format = { $card } is in no set of the format { $format }.
fault-restricted = { $card } is one of { $found } restricted cards in this deck; the format { $format } allows one.
fault-not-playable = { $card } is known but cannot be played yet. Not written so far: { LIST($abilities, "and") }.

## What cannot be read

fault-not-found = There is neither a ready-made deck nor a file “{ $text }”. Ready-made are { LIST($near, "and") }.
fault-not-found-near = There is neither a ready-made deck nor a file “{ $text }”. Do you mean { LIST($near, "or") }?
fault-unreadable = The file “{ $text }” cannot be read.
fault-no-deck = This is no deck in any form that is known here.
fault-bad-yaml = This is no valid YAML.
fault-bad-json = This is no valid JSON.
fault-no-slots = A deck in JSON needs “slots” with the codes and numbers of its cards.
fault-bad-saved-objects = In this save of Tabletop Simulator the objects are not listed as they should be.
fault-no-saved-cards = There is no card in this save of Tabletop Simulator.
fault-no-description = Card { $found } of the save (“{ $text }”) does not say which one it is: its description needs a set and a number, such as CONV 60.
fault-under-lost = Only our own form (YAML) has room for the cards under { $card }.
fault-bad-cards = Under “cards” each card stands on a line of its own with its number: Block: 2.
fault-bad-value = A single name or number has to stand here.
fault-unknown-key = “{ $text }” means nothing in a deck; possible are { LIST($near, "and") }.
fault-unknown-format = There is no format “{ $text }”; there are { LIST($near, "and") }.
fault-bad-count = “{ $text }” is no number of copies.
fault-bad-elite = “{ $text }” is neither true nor false.
fault-unknown-card = There is no card “{ $text }”.
fault-unofficial-card = “{ $text }” belongs to a set that players have made; only official cards are known here.
fault-ambiguous = Several cards are called “{ $text }”: write { LIST($near, "or") }.

## Formats

format-constructed = constructed
format-starter = starter
format-standard = Standard
format-trilogy = Trilogy
format-infinite = Infinite

## A deck as a list

deck-member = { $elite ->
    [yes] { $name }, elite ({ COUNT($points, WORD("noun-point")) })
   *[no] { $name } ({ COUNT($points, WORD("noun-point")) })
}
deck-plot = { $name } ({ COUNT($points, WORD("noun-point")) })
deck-under = Under the plot
deck-card = { $count } × { $name }

## Facts of a card

almanac-printed = { $set } { $number }, { $rarity }
almanac-cost = Cost: { $cost }
almanac-health = Health: { $health }
almanac-points = Points: { $points }
almanac-balance = Points by the Balance of the Force: { $points }
almanac-die = Die: { $sides }
