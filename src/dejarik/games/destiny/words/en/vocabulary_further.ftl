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

amount-half = half of { $of } (rounded up)
    .noun = noun-half
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
