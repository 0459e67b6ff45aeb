### Learning. The web client reads this file itself.

web-guide = Guide
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
