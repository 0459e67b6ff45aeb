### What an option would do, before it is chosen. The short ones stand beside it: at most twelve characters.

## Beside the option

preview-defeated = defeated
preview-blocked = blocked
preview-shields = { $sign }{ COUNT($number, WORD("noun-shield")) }
preview-resources = { $sign }{ COUNT($number, WORD("noun-resource")) }
preview-nothing = no effect
preview-can-defeat = can defeat
preview-dice = { COUNT($number, WORD("noun-die")) }

## In full

preview-phase-ends = The action phase ends.
preview-can-defeat-text = Your next choice can defeat { LIST($names, "or") }.
preview-average = On average: { $shown }.
preview-its-die = On average, its die shows { $shown }.
preview-symbol = { $symbol } { $whole }.{ $tenths }
