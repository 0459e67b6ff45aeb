### Words of the vocabulary that further cards need: what lies on cards, sums, shields to share, blocking.

filter-bears = { $has-filter ->
        [yes] { $what } with { A($filter) } on it
       *[no] { $what } with a card on it
    }
    .place = last
    .is = { $has-filter ->
        [yes] has { A($filter) } on it
       *[no] has a card on it
    }
    .is-not = { $has-filter ->
        [yes] has no { $filter } on it
       *[no] has no cards on it
    }
    .whole = { $has-filter ->
        [yes] { $of } has { A($filter) } on it
       *[no] { $of } has a card on it
    }
    .whole-not = { $has-filter ->
        [yes] { $of } has no { $filter } on it
       *[no] { $of } has no cards on it
    }
filter-not-bears = { $has-filter ->
        [yes] { $what } with no { $filter } on it
       *[no] { $what } with no cards on it
    }
    .place = last
filter-with-keyword = { $what } with { $keyword }
    .place = last
    .is = has { $keyword }
    .is-not = does not have { $keyword }
filter-with-cost = { $what } { AGREE($what, "adj-showing") } a side with a cost
    .place = last
    .is = shows a side with a cost
    .is-not = shows a side without a cost

amount-half = { $what } of { $of } (rounded up)
    .noun = noun-half
adj-doubled = doubled
amount-twice = twice { $what }
amount-no-more-than = { $what } (at most { $most })
filter-lowest-of = { $what } with the lowest value of { $dice }
    .place = last
    .is = has the lowest value of { $dice }
    .is-not = does not have the lowest value of { $dice }
noun-half = half
    .pl = halves

effect-share-shields = give { COUNT($amount, WORD("noun-shield")) } to { $among }, distributed as you wish
effect-block = block { COUNT($amount, WORD("noun-damage")) }
effect-add-to-hand = add { $what } to your hand
    .that = adj-mentioned

prompt-take = choose a card to add to your hand
option-take = Take { $what }

select-so-many = { $whose ->
        [yours] as many of your { PLURAL($what) } as { $number }
        [theirs] as many of their { PLURAL($what) } as { $number }
        [owned] as many of the { PLURAL($what) } as { $number }
        [opponents] as many of your opponents' { PLURAL($what) } as { $number }
        [an-opponents] as many of an opponent's { PLURAL($what) } as { $number }
        [that-opponents] as many of that opponent's { PLURAL($what) } as { $number }
       *[anybodys] as many { PLURAL($what) } as { $number }
    }
amount-room-in-hand = the { $what } of cards missing from your hand to your hand size
    .noun = noun-number
condition-all-hold = { LIST($conditions, "and") }
condition-worth-together = { $whose ->
        [yours] your { PLURAL($select-noun) } are worth { $value } or more together
        [anybodys] all { PLURAL($select-noun) } are worth { $value } or more together
       *[other] an opponent's { PLURAL($select-noun) } are worth { $value } or more together
    }
constant-larger-hand = your hand size is increased by { $by }
