// Which windows a player wants to be asked in; the server passes in the others.
import type { Board, ShownWindow } from "./shapes";

export type Habit = "all" | "main" | "few";
export const HABITS: Habit[] = ["all", "main", "few"];

const isAutomatic = (habit: Habit, window: ShownWindow): boolean => habit !== "all" && !window.habits.includes(habit);

/** The keys of the asides that lead to a habit. */
export const changes = (board: Pick<Board, "windows">, habit: Habit): string[] =>
  board.windows.filter((window) => window.automatic !== isAutomatic(habit, window)).map((window) => window.toggle);

export const habitOf = (board: Pick<Board, "windows">): Habit | undefined => HABITS.find((habit) => !changes(board, habit).length);
