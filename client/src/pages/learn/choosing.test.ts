import { describe, expect, it } from "vitest";
import type { PuzzleInfo } from "../../api/types";
import { nextUnsolved, strength } from "./choosing";

const puzzle = (id: string, rating: number): PuzzleInfo => ({ id, rating, game: "destiny", level: "easy", levelText: "", title: "", task: "", aim: "win", aimText: "" });
const PUZZLES = [puzzle("a", 0), puzzle("b", 0), puzzle("c", 0), puzzle("d", 0), puzzle("e", 2), puzzle("f", 4)];
const solved = (...ids: string[]) => (each: PuzzleInfo) => (ids.includes(each.id) ? 2 : 0);

describe("the next puzzle", () => {
  it("is the easiest at first", () => {
    expect(strength(PUZZLES, solved())).toBe(0);
    expect(nextUnsolved(PUZZLES, solved())?.id).toBe("a");
    expect(nextUnsolved(PUZZLES, solved("a"))?.id).toBe("b");
  });
  it("is harder once enough were solved, even if easier ones are left", () => {
    expect(strength(PUZZLES, solved("a", "b", "c"))).toBe(2);
    expect(nextUnsolved(PUZZLES, solved("a", "b", "c"))?.id).toBe("e");
  });
  it("goes back to what is left in the end", () => {
    expect(nextUnsolved(PUZZLES, solved("a", "b", "c", "e", "f"))?.id).toBe("d");
    expect(nextUnsolved(PUZZLES, solved("a", "b", "c", "d", "e", "f"))).toBeUndefined();
    expect(nextUnsolved([], solved())).toBeUndefined();
  });
});
