import { expect, test, vi } from "vitest";
import type { ChoiceOption, View } from "../api/types";
import { Selection } from "./selection.svelte";

const option = (key: string): ChoiceOption => ({ key, text: key, group: "", groupText: "", subjects: [], kind: "" });
const roll = option("roll");
const pass = option("pass");

function asked(careful: boolean) {
  const choose = vi.fn<(option: ChoiceOption) => void>();
  const weigh = vi.fn();
  const selection = new Selection(choose, undefined, () => careful, undefined, weigh);
  selection.view = { question: { seat: 0, kind: "action", text: "", options: [roll, pass], about: [] }, refusals: [] } as unknown as View;
  return { selection, choose, weigh };
}

test("what cannot be taken back is chosen twice, and what can be is chosen once", () => {
  const { selection, choose } = asked(true);
  selection.learn(new Set(["roll"]));
  selection.take(roll);
  expect([selection.armed, choose.mock.calls.length]).toEqual(["roll", 0]);
  selection.take(roll);
  expect(choose).toHaveBeenCalledExactlyOnceWith(roll);
  selection.sent = "";
  selection.take(pass);
  expect(choose).toHaveBeenLastCalledWith(pass);
});

test("whoever chooses before it is known whether that can be taken back waits for the answer", () => {
  const { selection, choose, weigh } = asked(true);
  selection.learn(null);
  selection.take(pass);
  expect([weigh.mock.calls.length, choose.mock.calls.length]).toEqual([1, 0]);
  selection.learn(new Set(["roll"]));
  expect(choose).toHaveBeenCalledExactlyOnceWith(pass);
  selection.sent = "";
  selection.learn(null);
  selection.take(roll);
  selection.learn(new Set(["roll"]));
  expect([selection.armed, choose.mock.calls.length]).toEqual(["roll", 1]);
});

test("whoever is not careful does not wait", () => {
  const { selection, choose, weigh } = asked(false);
  selection.learn(null);
  selection.take(roll);
  expect([weigh.mock.calls.length, choose.mock.calls.length]).toEqual([0, 1]);
});
