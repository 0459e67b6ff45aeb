### What an option would do, before it is chosen. The short ones stand beside it: at most twelve characters.

## Beside the option

preview-destroyed = destroyed
preview-leaves = leaves play
preview-can-destroy = can destroy
preview-of = { $cost } of { $available }
preview-edge = { $force } → { $total }
preview-edge-stands = edge { $total }
preview-dial = dial { $number }

## In full

preview-can-destroy-text = Your next choice can destroy { LIST($names, "or") }.
preview-cost = Costs { $cost }; your ready sources can generate { $available }.
preview-edge-text = Your edge total will be { $total }. { $other } shows { $shown }{ $cards ->
        [0] .
       *[other] , with { COUNT($cards, WORD("noun-card")) } face down.
    }
preview-edge-stands-text = Your edge total is { $total }. { $other } shows { $shown }{ $cards ->
        [0] .
       *[other] , with { COUNT($cards, WORD("noun-card")) } face down.
    }
preview-force = Force struggle as things stand: you { $own }, { $other } { $theirs }.
preview-undefended = If unopposed, this attack deals { COUNT($damage, WORD("noun-damage")) } to { $objective }.
