import { expect, test } from "vitest";
import type { GameInfo } from "../../api/types";
import { firstWish, newMatch, take, taken } from "./wish";

const game: GameInfo = {
  id: "destiny",
  name: "",
  about: "",
  fewest: 2,
  most: 4,
  decks: ["a", "b"].map((id) => ({ id, name: id, about: "", cards: [] })),
  bots: ["random", "simple", "thinker-easy"].map((id) => ({ id, name: id })),
};

test("a newcomer plays the first deck against the best bot", () => {
  const wish = firstWish(game);
  expect(newMatch(game, wish, "Ann")).toEqual({
    game: "destiny",
    seats: [
      { kind: "me", deck: "a", brought: "", bot: "", name: "Ann" },
      { kind: "bot", deck: "b", brought: "", bot: "simple", name: "" },
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

const rim: GameInfo = {
  ...game,
  id: "outer_rim",
  solo: true,
  unique: true,
  decks: ["a", "b", "any"].map((id) => ({ id, name: id, about: "", cards: id === "any" ? [] : [id] })),
  options: [
    { id: "random_map", kind: "flag", name: "", about: "" },
    { id: "head_start", kind: "number", name: "", about: "", most: 5, solo: true },
  ],
};

test("whoever plays alone sits alone, and only then gives a head start", () => {
  const wish = firstWish(rim);
  wish.options = { random_map: true, head_start: 3 };
  expect(newMatch(rim, wish, "").options).toEqual({ random_map: true });
  wish.others = [{ kind: "solo", deck: "b", bot: "" }];
  const asked = newMatch(rim, wish, "Ann");
  expect(asked.seats).toEqual([{ kind: "me", deck: "a", brought: "", bot: "", name: "Ann" }]);
  expect(asked.options).toEqual({ random_map: true, head_start: 3 });
});

test("a character that somebody else has is exchanged, or cannot be chosen", () => {
  const wish = firstWish(rim);
  take(rim, wish, "b");
  expect([wish.deck, wish.others[0]?.deck]).toEqual(["b", "a"]);
  expect([taken(rim, wish, "b", 0), taken(rim, wish, "a", 0), taken(rim, wish, "any", 0)]).toEqual([true, false, false]);
  expect(taken(game, firstWish(game), "a", 0)).toBe(false);
});

const sides: GameInfo = { ...game, id: "cardgame", decks: ["light 1", "light 2", "dark 1", "dark 2"].map((id) => ({ id, name: id, about: "", cards: [], side: id.split(" ")[0] })) };

test("decks of one side do not meet", () => {
  const wish = firstWish(sides);
  expect([wish.deck, wish.others[0]?.deck]).toEqual(["light 1", "dark 1"]);
  take(sides, wish, "light 2");
  expect([wish.deck, wish.others[0]?.deck]).toEqual(["light 2", "dark 1"]);
  take(sides, wish, "dark 2");
  expect([wish.deck, wish.others[0]?.deck]).toEqual(["dark 2", "light 2"]);
  expect(sides.decks.map((each) => taken(sides, wish, each.id, 0))).toEqual([false, false, true, true]);
});
