### The lobby. The web client reads this file itself.

web-quick = Quick match
web-quick-what = { $game }: { $deck } against { $opponent }.
web-quick-friend = a friend
web-quick-hotseat = someone on this screen
web-quick-solo = the rulebook's solo opponent
web-quick-opponents = { $count } opponents
web-quick-again = Same as last time.
web-quick-first = A good match to start with.
web-quick-guided = Guided match
web-new-match = New match
web-brought-deck = Bring your own deck
web-brought-deck-kept = Your own deck, stored in this browser.
web-brought-deck-forms = { $game ->
    [cardgame] Paste a list of objective sets, a share code, an OCTGN file or swlcgdb JSON, or open a file.
   *[other] Paste a list: our own YAML, swdestinydb text or JSON, or a Tabletop Simulator save; or open a file.
  }
web-brought-deck-text = Deck list
web-brought-deck-open = Open a file
web-brought-deck-bring = Check and use
web-brought-deck-faults = { NUMBER($count) ->
    [one] One thing is wrong with this deck:
   *[other] { $count } things are wrong with this deck:
  }
web-brought-deck-forget = Remove the deck { $name }
web-your-deck = { $game ->
    [outer_rim] Your character
   *[other] Your deck
}
web-deck-count = { $game ->
    [outer_rim] { $count ->
        [one] one character
       *[other] { $count } characters
    }
   *[other] { $count ->
        [one] one deck
       *[other] { $count } decks
    }
}
web-decks-before = Previous decks
web-decks-after = Next decks
web-opponent = Opponent
web-opponent-number = Opponent { $number }
web-with-bot = Bot
web-with-bot-about = Starts right away
web-with-friend = Friend
web-with-friend-about = You get a link to send
web-with-hotseat = Same screen
web-with-hotseat-about = Take turns on one device
web-with-solo = Alone
web-with-solo-about = Against the rulebook's solo opponent
web-level = Level
web-their-deck = { $game ->
    [outer_rim] Their character
   *[other] Their deck
}
web-friend-deck = Your friend chooses a deck after following your link.
web-remove = Remove
web-add-opponent = Add an opponent
web-more-options = More options
web-clock = Clock
web-no-clock = no clock
web-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
web-seed = Random seed
web-seed-any = any
web-your-name = Your name
web-guest = Guest
web-start = Play
web-first-time = First time here?
web-first-time-about = A guided match explains everything as it goes.
web-running = Matches in progress
web-finished = Finished
web-waiting-friend = waiting for a friend
web-versus = vs.
web-progress = { $game ->
    [destiny] round { $number }
    [cardgame] turn { $number }
   *[other] { $number } fame
}
web-remove-match = Remove the match { $name }
web-remove-sure = Remove this match from your list?
web-rematch-offered = { $name } would like a rematch.
web-upload = Open a saved match
