// Begins the guided first match of a game.
import { post } from "../../api/http";
import type { MatchInfo } from "../../api/types";
import { FIRST_MATCH } from "./lessons";

/** Answers with where it is played. */
export async function beginGuided(game: string, name: string): Promise<string> {
  const plan = FIRST_MATCH[game];
  const seats = [
    { kind: "me", deck: plan?.deck, name },
    { kind: "bot", deck: plan?.other, bot: plan?.bot },
  ];
  const info = await post<MatchInfo>("/matches", { game, seats, seed: plan?.seed });
  return `/match/${info.id}?guide=1`;
}
