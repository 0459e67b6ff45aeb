import { expect, test } from "vitest";
import type { Player, Question, View } from "../api/types";
import { obvious } from "./obvious";

const player = (seat: number, kind: Player["kind"]) => ({ seat, kind }) as Player;
const asked = (question: Partial<Question>, other: Player["kind"], scenario = "") =>
  ({ question: { obvious: "+pass", tells: false, ...question }, players: [player(0, "person"), player(1, other)], scenario }) as View;

test("what is plain is answered, unless one wants to be asked or solves a puzzle", () => {
  expect(obvious(asked({}, "bot"), false)).toBe("+pass");
  expect(obvious(asked({ obvious: "" }, "bot"), false)).toBe("");
  expect(obvious(asked({}, "bot"), true)).toBe("");
  expect(obvious(asked({}, "bot", "a-puzzle"), false)).toBe("");
  expect(obvious(null, false)).toBe("");
});

test("against people nothing is answered at once that would tell them what one holds", () => {
  expect(obvious(asked({ tells: true }, "bot"), false)).toBe("+pass");
  expect(obvious(asked({ tells: true }, "person"), false)).toBe("");
  expect(obvious(asked({ tells: false }, "person"), false)).toBe("+pass");
});
