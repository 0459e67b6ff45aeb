import { beforeEach, expect, test } from "vitest";
import type { Film } from "../../match/motion";
import { film } from "./film";

let told: string[];
let shown: Film;

beforeEach(() => {
  document.body.innerHTML = `<i data-id="s1"></i><i data-id="t1"></i><i data-id="t2"><b data-slot="d7"></b></i>`;
  told = [];
  const name = (element: HTMLElement) => element.dataset["id"] ?? element.dataset["slot"] ?? "";
  shown = {
    root: document,
    before: new Map([["t1", new DOMRect(1, 2, 3, 4)], ["d7", new DOMRect(5, 6, 7, 8)]]),
    find: (id) => document.querySelector<HTMLElement>(`[data-id="${String(id)}"]`),
    fly: (element, from) => told.push(`fly ${name(element)} from ${from?.left ?? "nowhere"}`),
    along: (element, places) => told.push(`along ${name(element)} ${places.length}`) * 0 + 280,
    tumble: () => undefined,
    flip: (element) => told.push(`flip ${name(element)}`),
    shake: (element) => told.push(`shake ${name(element)}`),
    burst: (_place, text, kind) => told.push(`burst ${text} ${kind}`),
    own: new Set(),
  };
});

const play = (kind: string, data: Record<string, unknown>): number => film({ kind, data }, shown, 0, []);

test("a pilot goes to the vehicle and back", () => {
  expect(play("PilotingBegan", { seat: 1, thing: "t1", host: "t2" })).toBe(280);
  expect(told).toEqual(["along t1 2", "shake t2"]);
  expect(shown.own).toEqual(new Set(["t1"]));
});

test("a card that is flipped turns over, and glides besides where its place has changed", () => {
  play("Flipped", { thing: "t1", card: "13001B" });
  expect(told).toEqual(["flip t1"]);
  expect(shown.own.size).toBe(0);
});

test("what is attached flies from where it lay, whoever joins a team comes from its player", () => {
  play("Attached", { thing: "t1", host: "t2" });
  play("JoinedTeam", { seat: 1, thing: "t2", card: "13005B" });
  expect(told).toEqual(["fly t1 from 1", "shake t2", "fly t2 from 0"]);
});

test("a captured die flies from the pool to the card that holds it", () => {
  play("DieCaptured", { die: "d7", holder: "t2" });
  expect(told).toEqual(["fly d7 from 5"]);
});

test("tokens come onto a card, leave it, and move from one to another", () => {
  play("ResourcesPlaced", { thing: "t1", amount: 2 });
  play("ResourcesRemoved", { thing: "t1", amount: 1 });
  play("DamageMoved", { source: "t1", target: "t2", amount: 3 });
  play("ShieldsMoved", { source: "t1", target: "t2", amount: 1 });
  play("ShieldsLost", { thing: "t1", amount: 1 });
  expect(told).toEqual([
    "burst +2 coin",
    "burst −1 coin",
    "burst +3 healed",
    "burst −3 hurt",
    "burst −1 blocked",
    "burst +1 blocked",
    "burst −1 blocked",
  ]);
});

test("shields that block damage are not told twice", () => {
  const lost = { kind: "ShieldsLost", data: { thing: "t1", amount: 2 } };
  expect(film(lost, shown, 0, [lost, { kind: "DamageDealt", data: { target: "t1", taken: 0 } }])).toBe(0);
  expect(told).toEqual([]);
});

test("what is not on the screen moves nothing", () => {
  for (const kind of ["PilotingBegan", "Flipped", "Attached", "JoinedTeam", "DieCaptured", "ResourcesPlaced", "DamageMoved"])
    expect(play(kind, { seat: 3, thing: "t9", host: "t8", die: "d9", holder: "t8" })).toBe(0);
  expect(told).toEqual([]);
});
