// What can be undone survives loading the page anew. It belongs to one page: another one has a history of its own.
import { whole, type Sheet } from "./sheet";

export interface History {
  deck: string;
  /** The cards as they are, so that it shows whether another page has changed them since. */
  now: Sheet;
  done: readonly Sheet[];
  undone: readonly Sheet[];
}

const MOST = 60; // steps that are kept; a deck is about two thousand characters
const key = (game: string, deck: string): string => `dejarik.undo.${game}.${deck}`;

export function recorded(game: string, history: History): void {
  if (!history.deck) return;
  const { done, undone } = history;
  try {
    if (done.length || undone.length) sessionStorage.setItem(key(game, history.deck), JSON.stringify({ ...history, done: done.slice(-MOST), undone: undone.slice(-MOST) }));
    else sessionStorage.removeItem(key(game, history.deck));
  } catch {
    // then it holds until the page goes
  }
}

export function recalled(game: string, deck: string): History | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(key(game, deck)) ?? "null") as History | null;
    return read && { deck, now: whole(read.now), done: read.done.map(whole), undone: read.undone.map(whole) };
  } catch {
    return null;
  }
}
