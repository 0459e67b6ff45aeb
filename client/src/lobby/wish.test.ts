import { expect, test } from "vitest";
import type { GameInfo } from "../wire/types";
import { firstWish, newMatch } from "./wish";

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
