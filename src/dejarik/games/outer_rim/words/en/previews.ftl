### What an option would do, before it is chosen. The short ones stand beside it: at most twelve characters.

preview-fame = { $number } fame
preview-damage = { $number } damage
preview-credits = { $who }: { $before } → { $after } credits.
