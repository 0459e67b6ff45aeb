// A message that is missing in a language, or that nobody says, fails here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FluentBundle } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LESSONS } from "../pages/learn/lessons";
import { bundleOf, LANGUAGES, preferred } from "./words.svelte";

const SOURCE = "src";
const FTL = "../src/dejarik/words";
const textOf = (language: string) =>
  readdirSync(join(FTL, language, "web"))
    .map((file) => readFileSync(join(FTL, language, "web", file), "utf8"))
    .join("\n");
const names = (language: string) => [...textOf(language).matchAll(/^web-([\w-]+) =/gm)].map((found) => found[1] ?? "");
const bundles = new Map<string, FluentBundle>(LANGUAGES.map((language) => [language, bundleOf(language, textOf(language))]));

const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|api\/types\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");

/** Names that are put together: the fixed beginning is enough. */
const begun = [...code.matchAll(/say\(\s*`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
const whole = new Set([...code.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map((found) => found[1] ?? ""));
const said = [...code.matchAll(/say\(\s*"([a-z-]+)"/g)].map((found) => found[1] ?? "");

test("there are Russian and English, and they have the same messages", () => {
  expect(LANGUAGES).toEqual(["en", "ru"]);
  expect(names("ru")).toEqual(names("en"));
});

test.each(LANGUAGES)("every message that is said exists in %s", (language) => {
  const bundle = bundles.get(language);
  const missing = said.filter((name) => !bundle?.hasMessage(`web-${name}`));
  expect(missing).toEqual([]);
});

test("every message is said somewhere", () => {
  const unused = names("en").filter((name) => !whole.has(name) && !begun.some((beginning) => name.startsWith(beginning)));
  expect(unused).toEqual([]);
});

test.each(LANGUAGES)("every message can be formatted in %s", (language) => {
  const bundle = bundles.get(language);
  const values = { option: "x", count: 2, number: 1, name: "x", left: 1, health: 2, cost: 1, points: "1", minutes: 10, step: 1, last: 2, seat: 1, text: "x", side: "x", game: "x", theme: "x", class: "white", faction: "hutt", fame: 1, skill: "x", mine: 1, theirs: 2, price: "1", hull: 3, standing: "x", most: 3, who: "x", damage: 1, capacity: 3, deck: "x", opponent: "x", solved: 1, player: "x", odds: 75, players: "x", kind: "color", done: 1, start: "x", end: "x", lost: "x", chance: "x", error: 1, stake: "x", shown: 1, all: 2, after: "x", before: "x", drawn: "x", draws: "x", amount: "x", gained: "x", high: "x", losses: "x", low: "x", middle: "x", pairs: "x", played: 1, put: "x", share: 1, take: "x", wins: "x" };
  for (const name of names(language)) {
    const pattern = bundle?.getMessage(`web-${name}`)?.value;
    const errors: Error[] = [];
    if (pattern) bundle?.formatPattern(pattern, values, errors);
    expect(errors, name).toEqual([]);
  }
});

test.each(LANGUAGES)("every lesson of a guided match has its words in %s", (language) => {
  const bundle = bundles.get(language);
  for (const [game, lessons] of Object.entries(LESSONS))
    for (const lesson of [{ id: "welcome" }, ...lessons]) expect(bundle?.hasMessage(`web-guide-${game}-${lesson.id}`), lesson.id).toBe(true);
});

test("Russian counts as Russians do", () => {
  const bundle = bundles.get("ru");
  const count = (number: number) => {
    const pattern = bundle?.getMessage("web-option-count")?.value;
    return pattern ? bundle?.formatPattern(pattern, { count: number }) : "";
  };
  expect([1, 2, 5, 11, 21].map(count)).toEqual(["1\u00a0вариант", "2\u00a0варианта", "5\u00a0вариантов", "11\u00a0вариантов", "21\u00a0вариант"]);
});

test("a visitor gets the first of their languages that is spoken here", () => {
  expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
  expect(preferred(["de"])).toBe("en");
});
