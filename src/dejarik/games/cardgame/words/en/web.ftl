### The Card Game in a window: the lobby, and names for what stands on a card.

lobby-name = Star Wars: The Card Game
lobby-about = The light side against the dark side: deploy units, engage enemy objectives, win the edge, and hold the Balance of the Force before the Death Star is ready.
lobby-deck = { CAP($side) }. Objectives: { LIST($objectives, "and") }.
lobby-option-late-refresh = Errata refresh
    .about = “After you refresh” abilities wait until new objectives have entered play, as later errata rule, instead of following the removal of focus tokens.
lobby-option-seen-captives = The captor sees the captives
    .about = The dark side player may look at captured cards, as later errata rule; by the rulebook, nobody may.
lobby-option-empty-abilities = Abilities without effect
    .about = By the letter of the rulebook, an ability or event may be used even if it changes nothing. Without this option, as later errata rule, it must be able to change something.
lobby-option-closed-lists = Closed deck lists
    .about = You don't know your opponent's objective sets until they show up in play.
lobby-option-no-mulligan = No mulligan
    .about = Nobody may replace their opening hand.

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
