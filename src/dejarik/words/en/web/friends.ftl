### Playing with friends: the invitation, and waiting for them. The web client reads this file itself.

web-waiting-join = Waiting for your friend
web-invite-send = Send this link to your friend, or let them scan the code. They choose their name and deck; the match starts once everybody is seated.
web-invite-link = Invitation link
web-invite-qr = The invitation as a QR code
web-invite-cancel = Cancel the match
web-invite-share = Share
web-players = Players
web-seat-open = nobody here yet
web-seat-here = here
web-seat-away = left the page
web-invited = Invitation
web-invited-to = You are invited to play { $game }
web-invited-players = At the table: { $players }.
web-sit-down = Sit down
web-watch = Watch
