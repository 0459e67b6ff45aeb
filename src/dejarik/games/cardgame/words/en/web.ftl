### The Card Game in a window: the lobby, and names for what stands on a card.

lobby-name = Star Wars: The Card Game
lobby-about = The light side against the dark side: deploy units, engage enemy objectives, win the edge, and hold the Balance of the Force before the Death Star is ready.
lobby-deck = { CAP($side) }. Objectives: { LIST($objectives, "and") }.
lobby-option-late-refresh = Refresh as errata have it
    .about = Abilities that work after you refresh come when new objectives have entered play, as the publisher ruled later, and not right after focus tokens are removed.
lobby-option-seen-captives = The captor sees the captives
    .about = The dark player may look at captured cards, as the publisher ruled later; by the book they lie face down for both.
lobby-option-empty-abilities = Abilities for nothing
    .about = By the letter of the book an ability or event may be used even if it changes nothing. Otherwise, as the publisher ruled later, some part of it must be able to have an effect.
lobby-option-closed-lists = Closed deck lists
    .about = Nobody knows which objective sets the other has brought before they turn up.
lobby-option-no-mulligan = No mulligan
    .about = Nobody may exchange the first hand.

## Names of facts

fact-side = Side
fact-affiliation = Affiliation
fact-force = Force icons
fact-resources = Resources
fact-capacity = Damage capacity
fact-priority = Priority
fact-icon = { CAP($icon) }
fact-edge = { CAP($icon) } (with the edge)
fact-sets = Objective sets
fact-product = Product
fact-number = Number
