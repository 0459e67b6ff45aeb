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
preview-cost = Стоит { $cost }; готовые источники дают { $available }.
preview-edge-text = У вас в стычке будет { $total }. { $other }: { $shown }{ $cards ->
        [0] .
       *[other] { " " }и ещё { COUNT($cards, WORD("noun-card")) } лицом вниз.
    }
preview-edge-stands-text = У вас в стычке { $total }. { $other }: { $shown }{ $cards ->
        [0] .
       *[other] { " " }и ещё { COUNT($cards, WORD("noun-card")) } лицом вниз.
    }
preview-force = Борьба за господство сейчас: у вас { $own }, { $other } — { $theirs }.
preview-undefended = Без защитников эта атака нанесёт { COUNT($damage, WORD("noun-damage")) } (директива: { $objective }).
