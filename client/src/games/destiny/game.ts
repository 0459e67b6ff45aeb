// Destiny as the registry of games wants it: its board, cards, drawings and filters.
import type { GameBoard } from "../registry";
import type { Board as BoardData } from "./shapes";
import type { ChoiceOption, View } from "../../api/types";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Die from "./parts/Die.svelte";
import { film } from "./film";

const BY_GROUP: Record<string, string> = {
  activate: "i-die",
  play: "i-card",
  use: "i-power",
  reroll: "i-turn",
  claim: "i-flag",
  pass: "i-pass",
  end: "i-pass",
};

export function icon(option: ChoiceOption, view: View): string {
  const subject = option.subjects[0] ?? "";
  if (option.group in BY_GROUP) return BY_GROUP[option.group] ?? "i-chev";
  if (subject.startsWith("d")) {
    const board = view.board as unknown as BoardData;
    const die = board.players.flatMap((side) => side.pool).find((each) => each.id === subject);
    if (die) return die.side.symbol === "blank" ? "i-die" : `i-${die.side.symbol}`;
  }
  if (subject.startsWith("t") || subject.startsWith("s")) return "i-person";
  if (subject.startsWith("h") || subject.startsWith("c")) return "i-card";
  return "i-chev";
}

function moment(view: View): { title: string; detail: string } {
  const board = view.board as unknown as BoardData;
  return {
    title: board.round ? say("round", { number: board.round }) : say("setup"),
    detail: board.round ? say(board.phase === "upkeep" ? "phase-upkeep" : "phase-action") : "",
  };
}

const filters: GameBoard["filters"] = {
  facts: {
    type: ["character", "upgrade", "downgrade", "support", "event", "plot", "battlefield"],
    color: ["red", "blue", "yellow", "gray"],
    affiliation: ["hero", "villain", "neutral"],
  },
  die: ["melee", "ranged", "indirect", "shield", "resource", "disrupt", "discard", "focus", "special"],
  cost: true,
  playable: true,
};

export const destiny: GameBoard = { Board, Card, Die, hand: { size: 5, mulligan: "some" }, income: { rules: 2, lying: {} }, icon, moment, film, filters };
