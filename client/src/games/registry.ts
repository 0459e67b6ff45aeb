// The boards of the games. A game plugs in here: its board, and a drawing for each of its options.
import { SvelteMap } from "svelte/reactivity";
import type { Component } from "svelte";
import type { Show } from "../match/motion";
import type { CardSide, ChoiceOption, LogLine, View } from "../api/types";

export interface BoardProps {
  view: View;
  log: LogLine[];
  /** Seconds a seat has left now, or nothing where no clock runs. */
  clock: (seat: number) => number | null;
  /** Opens a list of cards: a discard pile, what was set aside. */
  showCards: (title: string, codes: string[]) => void;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  Card: Component<{ code: string }>;
  /** A side of a die, where cards have dice. */
  Die?: Component<{ side: CardSide; color: string; quiet?: boolean }>;
  /** How many cards are drawn at the beginning, and whether a mulligan takes single cards back or all of them. */
  hand?: { size: number; mulligan: "some" | "all" };
  /** What a player gets each round, and how many cards of which part of a deck give resources at once. */
  income?: { rules: number; lying: Record<string, number> };
  /** What goes on, told above the options. */
  Tale?: Component<{ view: View }>;
  /** Whether the options stand in what is told, so that no list is needed. */
  tells?: (view: View) => boolean;
  icon: (option: ChoiceOption, view: View) => string;
  /** A word or a number beside an option in the list. */
  detail?: (option: ChoiceOption, view: View) => string;
  /** Round and phase, for the bar above the board. */
  moment: (view: View) => { title: string; detail: string };
  /** How events are seen. */
  film: Show;
  /** Whether the board itself offers this aside. */
  settles?: (option: ChoiceOption, view: View) => boolean;
  /** What cards can be looked for by: facts with their values (words: `<fact>-<value>`), and faces of dice. */
  filters: { facts: Record<string, string[]>; die: string[]; cost: boolean; playable: boolean };
}

const BOARDS: Record<string, () => Promise<GameBoard>> = {
  destiny: async () => (await import("./destiny/game")).destiny,
  outer_rim: async () => (await import("./outer_rim/game")).outerRim,
  cardgame: async () => (await import("./cardgame/game")).cardgame,
};

/** The games that can be shown here, in the order of their boards. */
export const shownGames = <T extends { id: string }>(games: readonly T[]): T[] => Object.keys(BOARDS).flatMap((id) => games.filter((game) => game.id === id));

const loaded = new SvelteMap<string, GameBoard>();

export async function boardOf(game: string): Promise<GameBoard> {
  const load = BOARDS[game];
  if (!load) throw new Error(`no board for ${game}`);
  const board = await load();
  loaded.set(game, board);
  return board;
}

/** For what is drawn with a board; once that is there it is drawn anew. */
export const boardNow = (game: string): GameBoard | undefined => loaded.get(game);
