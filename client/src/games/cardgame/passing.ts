// Which windows a player wants to be asked in; the server passes in the others.
import { settings } from "../../app/settings.svelte";
import type { Player, View } from "../../api/types";
import type { Board } from "./shapes";

export type Habit = "all" | "main" | "few";
export const HABITS: Habit[] = ["all", "main", "few"];

/** What each habit still asks for; "all": everything. */
const ASKED: Record<Exclude<Habit, "all">, string[]> = {
  main: ["deployment", "conflict", "edge", "strike", "interrupt", "reaction"],
  few: ["deployment", "interrupt", "reaction"],
};

const isAutomatic = (habit: Habit, window: string): boolean => habit !== "all" && !ASKED[habit].includes(window);

/** The keys of the asides that lead to a habit. */
export const changes = (board: Board, habit: Habit): string[] =>
  board.windows.filter((each) => each.automatic !== isAutomatic(habit, each.name)).map((each) => toggling(each.name, each.automatic));

export const toggling = (window: string, automatic: boolean): string => `${automatic ? "stop-at" : "pass-at"} ${window}`;

export const habitOf = (board: Board): Habit | undefined => HABITS.find((habit) => !changes(board, habit).length);

/** Whether a pass that is the only answer is given by itself. People would see that there was nothing else. */
export const passesLone = (players: readonly Player[]): boolean => settings.lonePasses ?? !players.some((player) => player.kind === "person" && !player.mine);

/** The key of the pass if nothing else can be answered. */
export function lonePass(view: View): string {
  const options = view.question?.options ?? [];
  return options.length === 1 && options[0]?.key === "pass" ? "pass" : "";
}
