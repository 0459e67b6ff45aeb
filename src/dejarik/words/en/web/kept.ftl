### Where decks are kept, and how two of them differ. The web client reads this file itself.

web-kept-browser = Decks are kept in this browser.
web-kept-sending = Kept in this browser; on its way to the server …
web-kept-server = Kept in this browser and on the server.
web-kept-away = Kept in this browser; they go to the server when it answers again.
web-kept-partly = { $count ->
    [one] Kept in this browser; the server has no room for one deck.
   *[other] Kept in this browser; the server has no room for { $count } decks.
}
web-kept-elsewhere = Changed on another device
web-kept-ready-made = Ready-made decks
web-shown = What it changes
web-shown-nothing = None of the figures.
web-shown-figure = Figure
web-shown-size = Cards to draw
web-shown-mean = Mean cost
web-shown-cost = Cards with cost { $cost }
web-shown-symbol = One roll of the team: { $text }
web-shown-blank = Blank sides
web-shown-odds = In the opening hand: { $name }
web-device = On another device
web-device-about = Open this link, or point a camera at the code, on your other phone or computer. It is good for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Whoever opens it becomes you here, with your decks and matches, so don't share it.
web-device-link = Link for your other device
web-device-here = Be the same guest here?
web-device-here-about = Decks and matches of your other device come here, and the decks of this browser go there. Matches you began in this browser as somebody else are no longer listed here. Only agree if you made this link yourself.
web-device-yes = Yes, it's me
web-device-no = No
