// What need not be asked: the server says what is plain, the player whether to be asked all the same.
import type { View } from "../api/types";

/** Long enough to see what is answered. */
export const OBVIOUS_AFTER = 350;

/** The key of the answer to give for the player, if any. Against people nothing is given that would tell them something. */
export function obvious(view: View | null, askAlways: boolean): string {
  const question = view?.question;
  if (!view || !question?.obvious || askAlways || view.scenario) return "";
  const people = view.players.filter((player) => player.kind === "person").length;
  return question.tells && people > 1 ? "" : question.obvious;
}
