// Which windows a player wants to be asked in; the server passes in the others.
import { settings } from "../../app/settings.svelte";
import type { Player, View } from "../../api/types";
import type { Board, ShownWindow } from "./shapes";

export type Habit = "all" | "main" | "few";
export const HABITS: Habit[] = ["all", "main", "few"];

const isAutomatic = (habit: Habit, window: ShownWindow): boolean => habit !== "all" && !window.habits.includes(habit);

/** The keys of the asides that lead to a habit. */
export const changes = (board: Pick<Board, "windows">, habit: Habit): string[] =>
  board.windows.filter((window) => window.automatic !== isAutomatic(habit, window)).map((window) => window.toggle);

export const habitOf = (board: Pick<Board, "windows">): Habit | undefined => HABITS.find((habit) => !changes(board, habit).length);

/** Whether a pass that is the only answer is given by itself. People would see that there was nothing else. */
export const passesLone = (players: readonly Player[]): boolean => settings.lonePasses ?? players.filter((player) => player.kind === "person").length < 2;

/** The key of the pass if nothing else can be answered. */
export function lonePass(view: View): string {
  const options = view.question?.options ?? [];
  return options.length === 1 && options[0]?.kind === "pass" ? options[0].key : "";
}
