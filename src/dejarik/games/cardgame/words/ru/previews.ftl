### Что сделает вариант, до выбора. Короткие надписи стоят рядом с ним: не больше двенадцати знаков.

## Рядом с вариантом

preview-destroyed = уничтожение
preview-leaves = уйдёт
preview-can-destroy = уничтожит?
preview-of = { $cost } из { $available }
preview-edge = { $force } → { $total }
preview-edge-stands = всего { $total }
preview-dial = счётчик { $number }

## Полностью

preview-can-destroy-text = Следующим ответом можно уничтожить: { LIST($names, "or") }.
preview-cost = Цена { $cost }; свежие источники могут произвести { $available }.
preview-edge-text = У вас в стычке будет { $total }. { $other }: { $shown }{ $cards ->
        [0] .
       *[other] { " " }и ещё { COUNT($cards, WORD("noun-card")) } лицом вниз.
    }
preview-edge-stands-text = У вас в стычке { $total }. { $other }: { $shown }{ $cards ->
        [0] .
       *[other] { " " }и ещё { COUNT($cards, WORD("noun-card")) } лицом вниз.
    }
preview-force = Борьба за господство сейчас: у вас { $own }, { $other } — { $theirs }.
preview-undefended = Без обороны эта атака нанесёт { CASE($objective, "dat") } { COUNT($damage, WORD("noun-damage"), "acc") }.
