// What somebody else has just played or used, so that it can be shown large for a while.
import { getContext, setContext } from "svelte";

export interface Telling {
  game: string;
  code: string;
  /** Who it was, as the table calls them. */
  who: string;
  /** What it did, in the sentences of the log. */
  lines: string[];
}

export class PlayedCards {
  shown = $state.raw<Telling | null>(null);
}

const KEY = Symbol("played");
export const providePlayed = (played: PlayedCards): PlayedCards => setContext(KEY, played);
/** Nothing where nobody plays: in a replay the film is in the reader's hand. */
export const usePlayed = (): PlayedCards | undefined => getContext<PlayedCards | undefined>(KEY);
