import { expect, test } from "vitest";
import { clockText, leftNow } from "../match/clock.svelte";
import { beside } from "../match/placing";
import { firstWish, newMatch } from "../lobby/wish";
import type { GameInfo } from "../wire/types";
import { parse } from "./route.svelte";

test("addresses lead to their pages, unknown ones to the lobby", () => {
  expect(parse("/match/abc", "?invite=x")).toMatchObject({ page: "match", id: "abc" });
  expect(parse("/match/abc", "?invite=x").query.get("invite")).toBe("x");
  expect(parse("/rules/destiny.die.six-sided", "").id).toBe("destiny.die.six-sided");
  expect(parse("/cards/destiny/01001", "").id).toBe("destiny/01001");
  expect(parse("/match", "").page).toBe("lobby");
  expect(parse("/nonsense", "").page).toBe("lobby");
});

test("only the clock of whoever is asked runs on", () => {
  expect(leftNow(60, true, 1000, 11_000)).toBe(50);
  expect(leftNow(60, false, 1000, 11_000)).toBe(60);
  expect(clockText(61.2)).toBe("1:02");
  expect(clockText(-3)).toBe("0:00");
});

const screen = { width: 1000, height: 600 };
const card = { width: 250, height: 350 };

test("what floats lies beside what it is about, inside the window, and never over it", () => {
  expect(beside({ left: 100, right: 200, top: 100, bottom: 200 }, card, screen)).toEqual({ left: 212, top: 12 });
  const atTheEdge = beside({ left: 800, right: 980, top: 500, bottom: 590 }, card, screen);
  expect(atTheEdge.left + card.width).toBeLessThanOrEqual(800);
  expect(atTheEdge.top + card.height).toBeLessThanOrEqual(600);
});

const game: GameInfo = {
  id: "destiny",
  name: "",
  about: "",
  fewest: 2,
  most: 4,
  decks: ["a", "b"].map((id) => ({ id, name: id, about: "", cards: [] })),
  bots: ["random", "simple"].map((id) => ({ id, name: id })),
};

test("a newcomer plays the first deck against the best bot", () => {
  const wish = firstWish(game);
  expect(newMatch(game, wish, "Ann")).toEqual({
    game: "destiny",
    seats: [
      { kind: "me", deck: "a", bot: "", name: "Ann" },
      { kind: "bot", deck: "b", bot: "simple", name: "" },
    ],
    seed: null,
    clockSeconds: 0,
    options: {},
  });
});

test("a friend needs no bot; a seed must be a number", () => {
  const wish = firstWish(game);
  wish.others = [{ kind: "friend", deck: "b", bot: "simple" }];
  expect(newMatch(game, { ...wish, seed: "12", minutes: 10 }, "")).toMatchObject({ seed: 12, clockSeconds: 600 });
  expect(newMatch(game, { ...wish, seed: "x" }, "").seed).toBeNull();
  expect(newMatch(game, wish, "").seats[1]?.bot).toBe("");
});
