// Every card of the games gets a picture of what it is.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picture } from "./picture";
import { figureOf, placeOf, sceneryOf, subjectOf, type Facts } from "./subject";
import type { Group } from "./shapes";

const SLOW = 60_000; // all cards of a game, on a machine that does something else
const GAMES = "../src/dejarik/games";
const read = (file: string): unknown => JSON.parse(readFileSync(`${GAMES}/${file}`, "utf8"));
const slug = (text: string): string => text.toLowerCase().replaceAll(" ", "-");

type DestinyRow = [code: string, set: string, position: number, title: string, subtitle: string, type: string, color: string, affiliation: string, subtypes: string[], rarity: string, unique: boolean];
const destiny = (read("destiny/cards/data/facts.json") as DestinyRow[]).map(
  ([code, set, , original, , type, color, affiliation, subtypes, , unique]): Facts => ({ code, set, original, type, color, affiliation, subtypes, unique }),
);

interface CardgameRow {
  code: string;
  title: string;
  type: string;
  affiliation: string;
  traits?: string[];
  unique?: boolean;
}
const cardgame = (["facts", "expansions"] as const)
  .flatMap((file) => read(`cardgame/cards/data/${file}.json`) as CardgameRow[])
  .map(({ code, title, type, affiliation, traits = [], unique = false }): Facts => ({ code, original: title, type, affiliation, subtypes: traits.map(slug), unique, color: "", set: "" }));

const card = (original: string, type: string, ...subtypes: string[]): Facts => ({ code: slug(original), original, type, subtypes, affiliation: "", color: "", set: "", unique: true });

/** What a card with this subtype, or of this type, is: the first that fits counts. */
const IS: [mark: string, groups: Group[]][] = [
  ["vehicle", ["vehicle"]],
  ["droid", ["droid"]],
  ["creature", ["creature"]],
  ["weapon", ["weapon"]],
  ["equipment", ["gear", "weapon"]],
  ["battlefield", ["place"]],
  ["character", ["person", "creature", "droid"]],
];

describe("the shape of a card", () => {
  it.each([["Destiny", destiny, 1602], ["the Card Game", cardgame, 1404]] as const)("fits what every card of %s is", { timeout: SLOW }, (_, cards, count) => {
    expect(cards).toHaveLength(count);
    const wrong = cards.filter((facts) => {
      const [, groups] = IS.find(([mark]) => [...facts.subtypes, facts.type].includes(mark)) ?? [];
      return groups && !groups.includes(figureOf(facts).group);
    });
    expect(wrong.map((facts) => [facts.code, facts.original, figureOf(facts).name])).toEqual([]);
  });

  it.each([
    [card("AT-ST", "support", "vehicle"), "vehicle/walker"],
    [card("F-11D Rifle", "upgrade", "weapon"), "weapon/rifle"],
    [card("TIE Fighter", "support", "vehicle"), "vehicle/tie"],
    [card("X-Wing", "unit", "vehicle", "fighter"), "vehicle/xwing"],
    [card("Devastator", "unit", "vehicle", "capital-ship"), "vehicle/destroyer"],
    [card("Millennium Falcon", "unit", "vehicle", "transport"), "vehicle/freighter"],
    [card("Rancor", "unit", "creature"), "creature/rancor"],
    [card("Probe Droid", "support", "droid"), "droid/probe"],
    [card("Thermal Detonator", "upgrade", "weapon"), "weapon/grenade"],
    [card("Jabba's Palace", "battlefield"), "place/palace"],
    [card("Vibro-Ax", "gear", "weapon"), "weapon/axe"],
    [card("Bacta Supplies", "cargo"), "gear/medkit"],
    [card("Firespray-31 patrol craft", "ship-sheet"), "vehicle/patrolShip"],
  ])("shows $original as it should be", (facts, name) => {
    expect(figureOf(facts).name).toBe(name);
  });

  it("shows what happens where something happens", () => {
    expect(figureOf(card("Force Lightning", "event")).name).toMatch(/^act\/(handL|l)ightning$/);
    expect(figureOf(card("Bounty on Hera Syndulla", "bounty")).shape).toBe(figureOf(card("Hera Syndulla", "crew")).shape);
  });

  it("is one of many", { timeout: SLOW }, () => {
    expect(new Set([...destiny, ...cardgame].map((facts) => figureOf(facts).shape)).size).toBeGreaterThan(250);
  });
});

const KNOWN = [
  "Darth Vader", "Luke Skywalker", "Leia Organa", "Han Solo", "Chewbacca", "Yoda", "Obi-Wan Kenobi", "Palpatine", "Maul", "Count Dooku", "General Grievous", "Boba Fett",
  "Jango Fett", "Rey", "Finn", "Poe Dameron", "Kylo Ren", "Captain Phasma", "Padmé Amidala", "Mace Windu", "Ahsoka Tano", "Sabine Wren", "Ezra Bridger", "Kanan Jarrus",
  "Hera Syndulla", "Zeb Orrelios", "Thrawn", "Grand Inquisitor", "Fifth Brother", "Seventh Sister", "Jabba the Hutt", "Lando Calrissian", "R2-D2", "C-3PO", "BB-8", "K-2SO",
  "Jyn Erso", "Cassian Andor", "Chirrut Îmwe", "Baze Malbus", "Bossk", "IG-88", "Dengar", "Cad Bane", "Aurra Sing", "Hondo Ohnaka", "Maz Kanata", "Qui-Gon Jinn",
  "Anakin Skywalker", "Asajj Ventress", "Savage Opress", "Greedo", "Tarkin", "General Veers", "Firmus Piett", "Director Krennic", "Doctor Aphra", "Wedge Antilles", "Admiral Ackbar",
  "Ki-Adi-Mundi", "Plo Koon", "Kit Fisto", "Aayla Secura", "Luminara Unduli", "Ketsu Onyo", "Snoke", "General Hux", "Mon Mothma", "Saw Gerrera", "Rex", "Bo-Katan Kryze", "Lobot", "4-LOM", "Zuckuss",
];

describe("a character whom everybody knows", () => {
  const figure = (name: string) => figureOf(card(name, "character", ...(/^(R2|C-3|BB|K-2|IG|4-L)/.test(name) ? ["droid"] : ["leader"])));

  it("has a mark that nobody else has", () => {
    const marks = KNOWN.map((name) => JSON.stringify(figure(name).shape));
    expect(new Set(marks).size).toBe(KNOWN.length);
    const others = ["Rebel Trooper", "Jedi Knight", "Dark Mystic", "Imperial Officer"].map((name) => JSON.stringify(figure(name).shape));
    expect(others.filter((mark) => marks.includes(mark))).toEqual([]);
  });

  it("has the same mark on every card, in another place", () => {
    const vaders = destiny.filter((facts) => facts.original === "Darth Vader");
    expect(vaders.length).toBeGreaterThan(2);
    expect(new Set(vaders.map((facts) => figureOf(facts).shape)).size).toBe(1);
    expect(new Set(vaders.map((facts) => picture(facts.code, subjectOf(facts)))).size).toBe(vaders.length);
  });

  it("gives their name to things that are drawn as things", () => {
    expect(figureOf(card("Darth Vader's Lightsaber", "upgrade", "weapon")).name).toBe("weapon/redSaber");
    expect(figureOf(card("Yoda's Hut", "support")).name).toBe("place/village");
  });
});

describe("the place", () => {
  it("of a world is its own", () => {
    const worlds = ["cantonica", "ord-mantell", "lothal", "mon-calamari", "kessel", "tatooine", "nal-hutta", "ryloth", "naboo", "takodana", "ring-of-kafrene", "navpoints"];
    expect(worlds.filter((world) => !placeOf(world))).toEqual([]);
    expect(sceneryOf("tatooine").scenery).toBe("desert");
    expect(sceneryOf("mon-calamari").scenery).toBe("sea");
  });
});

it("a picture takes 3.5 kB on the average", { timeout: SLOW }, () => {
  const sizes = [...destiny, ...cardgame].map((facts) => picture(facts.code, subjectOf(facts)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(3500);
});
