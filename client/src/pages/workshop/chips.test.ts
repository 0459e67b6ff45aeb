import { expect, test } from "vitest";
import { isOn, mended, toggled } from "./chips";

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

test("what a card is, is a term of its own each time", () => {
  expect(toggled("is:unique", "is", "owned")).toBe("is:unique is:owned");
  expect(toggled("is:unique is:owned", "is", "owned")).toBe("is:unique");
  expect(isOn("is:unique is:owned", "is", "owned")).toBe(true);
});

test("a mistake is replaced by what was meant, in quotes if it has blanks", () => {
  expect(mended("t:event colr:red", 8, 12, "color")).toBe("t:event color:red");
  expect(mended("set:x", 4, 5, "Core Set")).toBe('set:"Core Set"');
});
