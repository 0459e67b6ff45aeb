import { expect, test } from "vitest";
import { parts } from "./lines";

test("lines with bullets are one list between the paragraphs around them", () => {
  expect(parts("Recover 1 damage.\nChoose one:\n• Gain 1 fame.\n• Gain 4,000 credits.\nOtherwise, lose 1 fame.")).toEqual([
    { list: false, lines: ["Recover 1 damage."] },
    { list: false, lines: ["Choose one:"] },
    { list: true, lines: ["Gain 1 fame.", "Gain 4,000 credits."] },
    { list: false, lines: ["Otherwise, lose 1 fame."] },
  ]);
});

test("a text without lists is a paragraph", () => {
  expect(parts("Gain 1 fame.")).toEqual([{ list: false, lines: ["Gain 1 fame."] }]);
});
