### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-move = From there you gain the most over this turn and the next.
hint-stay = You are already in the best spot.
hint-gain-credits = You are where you want to be, and the credits will buy what you need next.
hint-recover = You are too badly hurt to take risks.
hint-deliver = Deliveries pay right away.
hint-market = Check the market while you are here. There may be a bargain.
hint-buy = It is worth more to you than it costs.
hint-buy-pass = Nothing here is worth its cost to you.
hint-market-discard-discard = It is the least useful card for you, and the next one may be better.
hint-market-discard-pass = You want to buy one of the cards on top.
hint-explore = This is the most promising encounter here.
hint-contact = This is the most promising contact here.
hint-job = You can complete the job here, and you have the skills for it.
hint-hunt = The bounty is worth the fight.
hint-patrol = You can defeat this patrol, and its reward is worth it.
hint-fight = Winning is worth the risk.
hint-talk = Talking gets you more than fighting.
hint-capture = The contact is worth more alive.
hint-eliminate = Delivering the contact alive would take too long.
hint-decline = The offer brings you less than it costs.
hint-pass = Nothing else helps you now.
hint-pay = It only costs credits, and you keep everything else.
hint-die = Rerolling this die will probably help.

## How two options differ when the turn is played to its end. $here: with this option, $there: with the other.

because-won = This wins the match this turn in { $here } of cases instead of { $there }.
because-fame = On average, you gain { $here } fame this turn instead of { $there }.
because-credits = On average, you end the turn with { $here } credits instead of { $there }.
because-damage = On average, your character ends the turn with { $here } damage instead of { $there }.
because-ship-damage = On average, your ship ends the turn with { $here } damage instead of { $there }.
because-defeated = You are defeated this turn in { $here } of cases instead of { $there }.
because-errand = You complete { $card } this turn in { $here } of cases instead of { $there }.
