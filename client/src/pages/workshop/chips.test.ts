import { expect, test } from "vitest";
import { askedFor, isOn, mended, toggled } from "./chips";

test("a chip is a term of the query, and several of one key are alternatives", () => {
  const red = toggled("kylo", "color", "red");
  expect(red).toBe("kylo color:red");
  expect(toggled(red, "color", "blue")).toBe("kylo color:red|blue");
  expect(toggled("kylo color:red|blue c<=2", "color", "red")).toBe("kylo color:blue c<=2");
  expect(toggled(red, "color", "red")).toBe("kylo");
  expect(isOn("color:red|blue", "color", "blue")).toBe(true);
  expect(isOn("-color:red", "color", "red")).toBe(false);
  expect(isOn('text:"color:red"', "color", "red")).toBe(false);
});

test("the collection and what fits are terms that only this browser understands", () => {
  expect(askedFor("is:owned t:event")).toEqual({ query: "t:event", owned: true, fitting: null });
  expect(askedFor("t:event -is:owned is:fitting")).toEqual({ query: "t:event", owned: false, fitting: true });
  expect(askedFor("is:unique ")).toEqual({ query: "is:unique ", owned: null, fitting: null });
  expect(toggled("is:unique", "is", "owned")).toBe("is:unique is:owned");
  expect(toggled("is:unique is:owned", "is", "owned")).toBe("is:unique");
  expect(isOn("is:unique is:owned", "is", "owned")).toBe(true);
});

test("a mistake is replaced by what was meant, in quotes if it has blanks", () => {
  expect(mended("t:event colr:red", 8, 12, "color")).toBe("t:event color:red");
  expect(mended("set:x", 4, 5, "Core Set")).toBe('set:"Core Set"');
});
