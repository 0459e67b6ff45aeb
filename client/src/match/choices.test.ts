import { expect, test } from "vitest";
import type { ChoiceOption, RefusalText } from "../api/types";
import { Choices } from "./choices";
import { isFixed, keyed } from "./keys";

const option = (key: string, group: string, ...subjects: string[]): ChoiceOption => ({
  key,
  text: key,
  group,
  groupText: group,
  subjects,
  kind: key.split(" ")[0] ?? "",
});
const choices = (options: ChoiceOption[], refusals: RefusalText[] = []) =>
  new Choices({ question: { seat: 0, kind: "action", text: "", options, about: [] }, refusals });

test("options are counted with digits; claim, pass and reroll keep their letters wherever they stand", () => {
  const keys = keyed([
    option("activate obi", "activate", "t1"),
    option("reroll", "reroll"),
    option("play", "play", "h1"),
    option("claim", "claim", "t9"),
    option("pass", "pass"),
  ]);
  expect(keys.map((each) => each.label)).toEqual(["1", "R", "2", "C", "P"]);
  expect(keys.map((each) => each.code)).toEqual(["Digit1", "KeyR", "Digit2", "KeyC", "KeyP"]);
});

test("no two options share a key, and none takes a key of the tools", () => {
  const keys = keyed(Array.from({ length: 60 }, (_, number) => option(`o${number}`, "answer")));
  const labels = keys.map((each) => each.label).filter(Boolean);
  expect(new Set(labels).size).toBe(labels.length);
  for (const tool of ["U", "H", "N", "L", "M", "F", "C", "P", "R"]) expect(labels).not.toContain(tool);
  expect(keys.at(-1)?.label).toBe("");
});

test("a second pass in one question gets an ordinary key", () => {
  expect(keyed([option("stop", "end"), option("no", "end")]).map((each) => each.label)).toEqual(["P", "1"]);
});

test("keys stay with their options while one question is open, and are given out anew for another", () => {
  const mulligan = ["a", "b", "c"].map((card) => option(`return ${card}`, "answer", `h${card}`));
  const first = choices([...mulligan, option("done", "end")]);
  const asks = (options: ChoiceOption[], kind = "action", before = first) =>
    new Choices({ question: { seat: 0, kind, text: "", options, about: [] }, refusals: [] }, before);
  const labels = (found: Choices) => Object.fromEntries(found.all.map((each) => [each.option.key, each.label]));
  const without = asks(mulligan.slice(1));
  expect(labels(without)).toEqual({ "return b": "2", "return c": "3" });
  const toggled = asks([option("keep a", "answer", "ha"), ...mulligan.slice(1)], "action", without);
  expect(labels(toggled)).toEqual({ "keep a": "1", "return b": "2", "return c": "3" });
  expect(labels(asks(mulligan.slice(1), "other"))).toEqual({ "return b": "1", "return c": "2" });
  expect(labels(asks([option("new", "answer", "t9"), ...mulligan.slice(2)]))).toEqual({ new: "1", "return c": "2" });
});

test("claim and pass stand below the list, activating does not", () => {
  expect(isFixed(option("claim", "claim"))).toBe(true);
  expect(isFixed(option("activate", "activate"))).toBe(false);
});

test("a click means the options whose first subject it is; the others only light up", () => {
  const found = choices([option("move t1 t2", "answer", "t1", "t2"), option("heal t1", "answer", "t1")]);
  expect(found.at("t1").map((each) => each.option.key)).toEqual(["move t1 t2", "heal t1"]);
  expect(found.at("t2")).toEqual([]);
  expect(found.touches("t2")).toBe(true);
  expect(found.with("t2").map((each) => each.option.key)).toEqual(["move t1 t2"]);
  expect(found.touches("t3")).toBe(false);
});

test("what is refused is found where it lies", () => {
  const refusal: RefusalText = { key: "play x", subjects: ["hx"], text: "too dear", rule: "r", ruleText: "", numbers: {} };
  expect(choices([], [refusal]).refusals("hx")).toEqual([refusal]);
  expect(choices([], [refusal]).refusals("hy")).toEqual([]);
  expect(choices([], [refusal, { ...refusal, key: "play x t2" }]).refusals("hx")).toEqual([refusal]);
});

test("a key finds its option, no key finds none", () => {
  const found = choices([option("a", "answer"), option("b", "answer")]);
  expect(found.byCode("Digit2")?.option.key).toBe("b");
  expect(found.byCode("Digit3")).toBeUndefined();
  expect(found.byCode("")).toBeUndefined();
});
