import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../../api/types";
import { keepWish, lastGame, lastWish } from "./played";
import { firstWish } from "./wish";

const deck = (id: string) => ({ id, name: id, about: "", cards: [id] });
const GAME: GameInfo = { id: "destiny", name: "Destiny", about: "", fewest: 2, most: 4, decks: [deck("a"), deck("b")], bots: [{ id: "simple", name: "Bot" }], options: [] };

beforeEach(() => localStorage.clear());

test("a newcomer has played nothing", () => {
  expect(lastGame()).toBe("");
  expect(lastWish(GAME)).toBeNull();
});

test("the next match is like the last, but for its luck", () => {
  keepWish("destiny", { ...firstWish(GAME), deck: "b", minutes: 10, seed: "7" });
  expect(lastGame()).toBe("destiny");
  expect(lastWish(GAME)).toMatchObject({ deck: "b", minutes: 10, seed: "" });
});

test("what is no longer there is not wished for again", () => {
  keepWish("destiny", { ...firstWish(GAME), deck: "own/gone" });
  expect(lastWish(GAME)).toBeNull();
  keepWish("destiny", { ...firstWish(GAME), others: [{ kind: "bot", deck: "a", bot: "gone" }] });
  expect(lastWish(GAME)).toBeNull();
  localStorage.setItem("dejarik.played", "[not json");
  expect(lastGame()).toBe("");
});
