// Opening what is learned from as a match of its own.
import { post } from "../../api/http";
import type { MatchInfo } from "../../api/types";
import { router } from "../../app/route.svelte";

async function open(path: string, query = ""): Promise<void> {
  const info = await post<MatchInfo>(path);
  router.go(`/match/${info.id}${query}`);
}

/** `day`: it is the puzzle of that day, and solving it counts for the row of days. */
export const openPuzzle = (game: string, id: string, day = ""): Promise<void> => open(`/puzzles/${game}/${encodeURIComponent(id)}/start`, day ? `?day=${day}` : "");

export const openExample = (game: string, id: string): Promise<void> => open(`/examples/${game}/${encodeURIComponent(id)}/start`);

