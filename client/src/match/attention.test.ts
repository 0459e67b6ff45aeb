import { expect, test } from "vitest";
import { soundOf } from "./attention";

const heard = (...kinds: string[]) => soundOf(kinds.map((kind) => ({ kind, data: {} })));

test("a move is heard by what matters most in it", () => {
  expect(heard("Played", "DamageDealt", "DieRolled")).toBe("dice");
  expect(heard("CardPlayed", "Damaged")).toBe("damage");
  expect(heard("Drawn")).toBe("card");
  expect(heard("Bought")).toBe("card");
  expect(heard("DamageMoved", "TurnBegan", "Passed")).toBeNull();
});
