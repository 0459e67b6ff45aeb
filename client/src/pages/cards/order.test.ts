import { expect, test } from "vitest";
import type { CardFace } from "../../api/types";
import { sorted } from "./order";

const card = (name: string, cost: string, points = ""): CardFace => ({ name, cost, points }) as CardFace;
const names = (cards: readonly CardFace[]) => cards.map((each) => each.name);

const CARDS = [card("Ёлка", "2"), card("Жук", ""), card("Ель", "0"), card("Вождь", "", "10/13")];

test("cards stay as they come, or go by name as the language does", () => {
  expect(names(sorted(CARDS, "set", "ru"))).toEqual(["Ёлка", "Жук", "Ель", "Вождь"]);
  expect(names(sorted(CARDS, "name", "ru"))).toEqual(["Вождь", "Ёлка", "Ель", "Жук"]);
});

test("by cost the free ones come first and those without any last", () => {
  expect(names(sorted(CARDS, "cost", "ru"))).toEqual(["Ель", "Ёлка", "Вождь", "Жук"]);
});
