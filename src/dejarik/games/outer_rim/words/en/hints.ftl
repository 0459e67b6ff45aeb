### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-move = From there this turn and the next bring you most.
hint-stay = You are already where the most can be gained.
hint-gain-credits = You stay where you want to be, and the credits buy what you need next.
hint-recover = You are too badly hurt to take risks.
hint-deliver = A delivery pays at once.
hint-market = Look at the market while you are here: there may be a bargain.
hint-buy = It is worth more to you than it costs.
hint-buy-pass = Nothing here is worth its price to you.
hint-market-discard-discard = It is of least use to you, and the next card may be better.
hint-market-discard-pass = You want to buy what lies there.
hint-explore = Of all you can meet here this promises most.
hint-contact = This contact promises most here.
hint-job = You can finish the job here, and your skills are up to it.
hint-hunt = The bounty is worth the fight.
hint-patrol = You can beat this patrol, and its reward is worth the trouble.
hint-fight = What you earn by winning is worth the risk.
hint-talk = Talking brings you more than a fight.
hint-capture = Delivered alive, the target pays more.
hint-eliminate = The way to deliver the target alive is too long.
hint-decline = The offer brings you less than it costs.
hint-pass = Nothing more helps you now.
hint-pay = It costs credits, and you keep everything else.
hint-die = A new roll of this die is likely to be better.
