// The question as a headline, and how it all ended.
import { say } from "../words/words.svelte";
import type { View } from "../api/types";

export function prompt(view: View): string {
  if (view.outcome) return view.outcome;
  if (!view.question) return say("watching");
  return view.question.text;
}

/** How the match ended for whoever looks; nothing for a spectator, or where several players look. */
export function result(view: View): string {
  const mine = view.players.filter((player) => player.mine);
  if (!view.winners || mine.length !== 1) return "";
  if (!view.winners.length) return say("drawn");
  return say(view.winners.some((seat) => seat === mine[0]?.seat) ? "you-win" : "you-lose");
}
