import { expect, test, vi } from "vitest";
import { crc32, digest, next } from "./changes";
import { Live } from "./live.svelte";
import type { View } from "./types";

const position = (step: number, turn: number, hand: string[]) => ({
  step,
  board: { turn, odds: 0.25, x: 1, players: [{ name: "Рей", hand }, { name: "Кайло", hand: [] }] },
  players: [1],
  log: ["x"],
  logFrom: 2,
  motions: [3],
  digest: "",
});
const view = (step: number, turn: number, hand: string[]) => {
  const made = position(step, turn, hand) as unknown as View;
  return { ...made, digest: digest(made) };
};
const before = view(3, 1, ["a", "b"]);
const after = view(4, 2, ["b"]);
const change = {
  type: "change" as const,
  base: before.digest,
  parts: { step: 4, "board/turn": 2, "board/players/0/hand": ["b"], digest: after.digest },
};

test("a checksum is the one that the server reckons", () => {
  expect(crc32("123456789")).toBe("cbf43926");
  expect([before.digest, after.digest]).toEqual(["57227389", "97934833"]);
});

test("changes put together are the whole view, and what did not change is the same thing", () => {
  const known = structuredClone(before);
  const made = next(known, change);
  expect(made).toEqual(after);
  expect(known).toEqual(before);
  const players = (each: View | null) => (each?.board as { players: unknown[] }).players;
  expect(players(made)[1]).toBe(players(known)[1]);
});

test("on any doubt there is no view", () => {
  expect(next(null, change)).toBe(null);
  expect(next(after, change)).toBe(null);
  expect(next(before, { ...change, parts: { ...change.parts, "board/turn": 3 } })).toBe(null);
});

test("whoever doubts asks once for all of it, and goes on from there", () => {
  const told: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    told.push(JSON.parse(init.body));
    return new Promise(() => undefined);
  });
  const live = new Live("m");
  live.accept({ type: "view", view: before });
  live.accept({ ...change, base: "somewhat else" });
  live.accept(change);
  expect(told).toMatchObject([{ type: "look", since: 0 }]);
  expect(live.view?.step).toBe(3);
  live.accept({ type: "view", view: before });
  live.accept(change);
  expect(live.view?.step).toBe(4);
  expect(told.length).toBe(1);
  vi.unstubAllGlobals();
});
