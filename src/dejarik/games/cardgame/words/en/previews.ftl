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

preview-can-destroy-text = The next answer can destroy { LIST($names, "or") }.
preview-cost = Costs { $cost }; ready sources give { $available }.
preview-edge-text = Your edge total would be { $total }. { $other } shows { $shown }{ $cards ->
        [0] .
       *[other] , with { COUNT($cards, WORD("noun-card")) } face down.
    }
preview-edge-stands-text = Your edge total stands at { $total }. { $other } shows { $shown }{ $cards ->
        [0] .
       *[other] , with { COUNT($cards, WORD("noun-card")) } face down.
    }
preview-force = Force struggle as it stands: you { $own }, { $other } { $theirs }.
preview-undefended = Undefended, this attack deals { COUNT($damage, WORD("noun-damage")) } to { $objective }.
