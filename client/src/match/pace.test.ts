import { expect, test } from "vitest";
import { reading } from "./pace";

test("what is longer to read stays longer, but not for ever", () => {
  expect(reading(80, "normal")).toBeGreaterThan(reading(20, "normal"));
  expect(reading(5000, "normal")).toBe(reading(9000, "normal"));
  expect(reading(80, "slow")).toBeGreaterThan(reading(80, "normal"));
});

test("whoever is in a hurry waits for nothing, whoever clicks waits for the click", () => {
  expect(reading(80, "fast")).toBe(0);
  expect(reading(80, "wait")).toBe(Infinity);
});
