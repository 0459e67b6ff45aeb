import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../api/types";
import { words } from "../../words/words.svelte";
import { upgradeIcon } from "./icons";
import { upcoming } from "./upcoming";

const player = (seat: number, name: string): Player => ({ seat, name, kind: "person", mine: seat === 0, online: true });
const view = { outcome: "", seat: 0, players: [player(0, "Ann"), player(1, "Bob"), player(2, "Cid")] };

beforeAll(() => words.speak("en"));

test("who acts next is what the server says, not the next seat", () => {
  // It is Ann's turn and Bob, who sits beside her, has claimed: Cid is next.
  expect(upcoming(view, { next: 2 })).toContain("Cid");
  expect(upcoming(view, { next: 2 })).not.toContain("Bob");
});

test("whoever is alone in acting is next again", () => {
  expect(upcoming(view, { next: 0 })).not.toContain("Bob");
  expect(upcoming({ ...view, seat: 1 }, { next: 0 })).toContain("Ann");
});

test("nobody is next when nobody is known to be, or the match is over", () => {
  expect(upcoming(view, { next: null })).toBe("");
  expect(upcoming({ ...view, outcome: "Ann has won." }, { next: 1 })).toBe("");
});

test("upgrades have an icon by what they are", () => {
  expect(upgradeIcon(["weapon"])).toBe("i-blade");
  expect(upgradeIcon([])).toBe("i-card");
});
