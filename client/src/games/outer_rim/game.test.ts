import { expect, test } from "vitest";
import { Choices } from "../../match/choices";
import type { Motion } from "../../api/types";
import type { Board, ShownSpace } from "./shapes";
import { distances, neighbor, way } from "./flying";
import { inLines, money, seatColor, signed } from "./looks";
import { fit, framed, held, zoomed } from "./panning";
import { words } from "../../words/words.svelte";
import { NOTHING, lineOf, tell, wentBack, worthSeeing } from "./scenes";

const map = { width: 1000, height: 400 };
const phone = { width: 360, height: 300 };

test("the whole map fits into its window and lies a little above its middle", () => {
  expect(fit({ width: 500, height: 400 }, map)).toEqual({ scale: 0.5, x: 0, y: 44 });
});

test("nobody gets beyond the edges of the map, nor farther away than all of it", () => {
  expect(held({ scale: 1, x: 50, y: -500 }, phone, map)).toEqual({ scale: 1, x: 0, y: -100 });
  expect(held({ scale: 0.1, x: 0, y: 0 }, phone, map).scale).toBe(0.36);
});

test("what is under the finger stays there when the map grows", () => {
  const before = { scale: 1, x: -200, y: -50 };
  const at = { x: 100, y: 120 };
  const after = zoomed(before, 1.5, at, phone, map);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
});

test("a small window shows the part where one is, readable", () => {
  const pan = framed([{ x: 500, y: 200 }, { x: 100, y: 100 }, { x: 900, y: 300 }], 0.8, phone, map);
  expect(pan.scale).toBe(0.8);
  expect(pan.x + 500 * pan.scale).toBeCloseTo(180);
});

const space = (id: string, x: number, y: number): ShownSpace => ({ id, code: id.slice(1), kind: "navpoint", name: id, faction: "", factionName: "", x, y, slots: [], stops: false, goods: [] });
const rim: Pick<Board, "spaces" | "paths" | "routes"> = {
  spaces: [space("pa", 0, 0), space("pb", 100, 10), space("pc", 100, 100), space("pd", 0, 120)],
  paths: [{ one: "pa", other: "pb" }, { one: "pa", other: "pd" }, { one: "pb", other: "pc" }],
  routes: [{ to: "pb", spaces: ["pb"] }, { to: "pc", spaces: ["pb", "pc"] }],
};

test("arrows lead along paths, not across", () => {
  expect(neighbor(rim, "pa", "ArrowRight")).toBe("pb");
  expect(neighbor(rim, "pa", "ArrowDown")).toBe("pd");
  expect(neighbor(rim, "pa", "ArrowLeft")).toBe("");
  expect(neighbor(rim, "pd", "ArrowRight")).toBe("");
});

test("pointing at a space or at an option shows the way", () => {
  const option = { key: "move c", text: "", group: "navpoints", groupText: "", subjects: ["pc"], kind: "move" };
  const choices = new Choices({ question: { seat: 0, kind: "planning", text: "", options: [option], about: [] }, refusals: [] });
  expect(way(rim, "pa", "pc", "", choices)).toEqual(["pa", "pb", "pc"]);
  expect(way(rim, "pa", "", "move c", choices)).toEqual(["pa", "pb", "pc"]);
  expect(way(rim, "pa", "pd", "", choices)).toEqual([]);
  expect(distances(rim).get("pc")).toBe(2);
});

const motion = (kind: string, data: Record<string, unknown>): Motion => ({ kind, data });

test("an encounter is one scene: the card, the dice, the end, and what came of it", () => {
  const told = tell(NOTHING, [
    motion("Moved", { seat: 0, space: "pa" }),
    motion("EncounterDrawn", { seat: 0, card: "csandstorm", section: "tatooine" }),
    motion("DiceRolled", { seat: 0, what: "test", results: ["hit", "blank"] }),
    motion("DiceRolled", { seat: 0, what: "test", results: ["hit", "crit"] }),
    motion("TestMade", { seat: 0, skill: "piloting", copies: 1, results: ["hit", "crit"], passed: true }),
    motion("CreditsChanged", { seat: 0, amount: 3000 }),
    motion("TurnEnded", { seat: 0 }),
    motion("CreditsChanged", { seat: 1, amount: 2000 }),
  ]);
  expect(told.open).toBe(false);
  expect(told.scenes).toHaveLength(1);
  expect(told.scenes[0]).toMatchObject({
    card: "sandstorm",
    section: "tatooine",
    rolls: [{ seat: 0, what: "test", results: ["hit", "crit"] }],
    test: { skill: "piloting", passed: true },
    gains: [{ kind: "CreditsChanged", amount: 3000 }],
  });
});

test("what came of it is read out from the card; a job ends with words of its own", () => {
  const told = tell(NOTHING, [
    motion("JobAttempted", { seat: 0, card: "cthe-casino-heist" }),
    motion("DatabankRead", { seat: 0, card: "cthe-vault" }),
    motion("StoryTold", { seat: 0, card: "cthe-vault", section: "job", path: "tech" }),
    motion("TestMade", { seat: 0, skill: "tech", copies: 1, results: ["hit", "crit"], passed: true }),
    motion("StoryTold", { seat: 0, card: "cthe-vault", section: "job", path: "tech-success" }),
    motion("JobCompleted", { seat: 0, card: "cthe-casino-heist" }),
  ]);
  expect(told.scenes.map((scene) => scene.card)).toEqual(["the-casino-heist", "the-vault"]);
  const lines = told.scenes[1]?.lines ?? [];
  expect(lines.map((line) => line.path)).toEqual(["tech", "tech-success", "completed"]);
  const section = { id: "job", title: "", story: "Down.", text: "", lines: { "tech-success": "A click." } };
  expect(lines.map((line) => lineOf([section], line))).toEqual(["", "A click.", ""]);
  expect(lineOf(undefined, { card: "x", section: "", path: "completed" })).toBe("");
});

test("both rolls of a combat belong to it, also when they come one after the other", () => {
  const begun = tell(NOTHING, [
    motion("CombatBegan", { attacker: 0, defender: -1, enemy: "hutt-1", combat: "space" }),
    motion("DiceRolled", { seat: 0, what: "combat", results: ["hit"] }),
  ]);
  expect(begun.open).toBe(true);
  const over = tell(begun, [
    motion("DiceRolled", { seat: -1, what: "combat", results: ["crit", "blank"] }),
    motion("CombatDecided", { attacker: 0, defender: -1, enemy: "hutt-1", damage: [1, 2], won: false }),
    motion("Damaged", { seat: 0, ship: true, amount: 2 }),
  ]);
  expect(over.scenes).toHaveLength(1);
  expect(over.scenes[0]?.rolls.map((rolled) => rolled.seat)).toEqual([0, -1]);
  expect(over.scenes[0]?.fight).toMatchObject({ damage: [1, 2], won: false });
  expect(over.scenes[0]?.gains[0]).toMatchObject({ kind: "Damaged", about: "ship", amount: 2 });
  expect(begun.scenes[0]?.rolls).toHaveLength(1);
});

test("money alone is no scene", () => {
  expect(tell(NOTHING, [motion("CreditsChanged", { seat: 0, amount: 2000 })]).scenes.filter(worthSeeing)).toEqual([]);
});

test("sums are written so that they can be read", () => {
  expect([money(0), money(900), money(12000), signed(-3000), signed(2000)]).toEqual(["0", "900", "12,000", "−3,000", "+2,000"]);
  words.language = "ru";
  expect([money(900), money(12000), signed(-3000)]).toEqual(["900", "12\u202f000", "−3\u202f000"]);
  words.language = "en";
});

test("one's own color is one's own wherever one sits, and no two seats share one", () => {
  for (const mine of [0, 1, 2, 3]) {
    expect(seatColor(mine, mine)).toBe("var(--you)");
    expect(new Set([0, 1, 2, 3].map((seat) => seatColor(seat, mine))).size).toBe(4);
  }
});

test("a take-back is told by where the log begins anew, a jump in a replay by the step", () => {
  const view = (step: number, logFrom: number, steps: number[] = []) => ({ step, logFrom, steps });
  expect(wentBack(view(8, 7), 7)).toBe(false); // a choice
  expect(wentBack(view(9, 5), 8)).toBe(true); // steps grow with a take-back, too
  expect(wentBack(view(0, 0), -1)).toBe(false);
  expect(wentBack(view(6, 0, [4, 5, 6]), 5)).toBe(false);
  expect(wentBack(view(4, 0, [4, 5, 6]), 6)).toBe(true);
});

test("names on the map stand in lines, a word cut by none of them", () => {
  expect(["Чубакка", "Лея Органа", "Doctor Evazan", "4-LOM", "Агент «Чёрного солнца»", "Bo Shek"].map(inLines)).toEqual([["Чубакка"], ["Лея", "Органа"], ["Doctor", "Evazan"], ["4-LOM"], ["Агент", "«Чёрного", "солнца»"], ["Bo Shek"]]);
});
