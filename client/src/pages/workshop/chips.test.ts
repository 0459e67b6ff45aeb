import { expect, test } from "vitest";
import { isOn, mended, toggled, withoutOwned } from "./chips";

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

test("the collection is a term that only this browser understands", () => {
  expect(withoutOwned("is:owned t:event")).toEqual({ query: "t:event", owned: true });
  expect(withoutOwned("t:event -is:owned")).toEqual({ query: "t:event", owned: false });
  expect(withoutOwned("это:есть")).toEqual({ query: "", owned: true });
  expect(withoutOwned("is:unique ")).toEqual({ query: "is:unique ", owned: null });
});

test("a mistake is replaced by what was meant, in quotes if it has blanks", () => {
  expect(mended("t:event colr:red", 8, 12, "color")).toBe("t:event color:red");
  expect(mended("set:x", 4, 5, "Core Set")).toBe('set:"Core Set"');
});
