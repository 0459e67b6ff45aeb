### The decks of our own making, by name.

our-deck-jedi-knights = Jedi Knights
    .about = Luminara Unduli leads two vigilant Jedi with lightsabers: blow for blow, and every second one parried.
our-deck-senators = Senators
    .about = Padmé and Satine win by arguments: focused dice become indirect damage, and what the opponent rolls rarely stays on the table.
our-deck-squadron = Squadron
    .about = Poe Dameron and Han Solo shoot first and bring fighters and freighters for the rest of the battle.
our-deck-stormtroopers = Stormtroopers
    .about = Four troopers fire together, even blanks do harm, and each one who falls makes room for the next.
our-deck-dark-bargain = A Dark Bargain
    .about = Count Dooku empties hands while DJ takes dice off the table and lets their owner pay for each of them.
our-deck-bounty-hunters = Bounty Hunters
    .about = Boba Fett and Dengar put the takings of the underworld into ever dearer weapons.
