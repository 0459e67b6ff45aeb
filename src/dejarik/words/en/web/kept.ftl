### Where decks are kept. The web client reads this file itself.

web-kept-browser = Decks are kept in this browser.
web-kept-sending = Kept in this browser; on its way to the server …
web-kept-server = Kept in this browser and with you on the server.
web-kept-away = Kept in this browser; they go to the server when it answers again.
web-kept-partly = { $count ->
    [one] Kept in this browser; the server has no room for one deck.
   *[other] Kept in this browser; the server has no room for { $count } decks.
}
web-kept-elsewhere = Changed on another device
