### Learning. The web client reads this file itself.

web-guide = Guide
web-guide-won = You won your first match! What next? In the replay you can go back to any moment and try it another way. “Learn” has puzzles, and the lobby has stronger bots, or a seat for a friend.
web-guide-lost = You lost this one; everybody learns that way. In the replay you can go back to any moment and try it another way, “Rematch” starts over, and “Learn” has puzzles to practice on.
web-guide-theirs = Your opponent's moves are shown over the table: the card, and what came of it. A click or any key moves on. The round arrow at the top (N) shows the last turn again, and the menu sets the pace.
web-understood = Got it
web-begin = Begin
web-first-match = Your first match: { $game }
web-first-match-about = A real match against an easy bot. Anything new is explained as it comes up.
web-gallery = Scenarios
web-gallery-about = Moments of the game to try for yourself, playing both sides. Replay each as often as you like; each shows its own solution.
web-search-scenarios = Search the scenarios
web-puzzle = Scenario
web-puzzle-solution = Show the solution
web-puzzle-step = Player { $seat }: { $text }
