// The Card Game as the registry of games wants it: its board, cards, drawings and filters.
import { mount } from "svelte";
import type { ChoiceOption, View } from "../../api/types";
import { say } from "../../words/words.svelte";
import type { GameBoard } from "../registry";
import "./affiliations.css";
import type { Board as BoardData } from "./shapes";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { film } from "./film";
import { STRIKES, strikeOf } from "./looks";
import Sprites from "./parts/Sprites.svelte";

// The drawings come with the board, not with the first page.
mount(Sprites, { target: document.body });

const BY_KIND: Record<string, string> = {
  engage: "cg-attack",
  "attack-with": "cg-attack",
  "defend-with": "cg-defend",
  "shield-with": "cg-shield",
  shield: "cg-shield",
  place: "cg-force",
  commit: "cg-force",
  fate: "cg-fate",
  again: "cg-fate",
  "strike-with": "cg-unit-damage",
  damage: "cg-damage",
  exhaust: "cg-focus",
  focus: "cg-resource",
  protect: "cg-defend",
  "protect-with": "cg-defend",
  "capture-at": "cg-captive",
  capture: "cg-captive",
  "attach-to": "cg-enhancement",
  play: "i-card",
  use: "i-power",
};

export function icon(option: ChoiceOption): string {
  const strike = STRIKES.find((kind) => option.key.endsWith(` ${kind}`));
  if (strike && (option.kind === "resolve" || option.kind === "icon")) return `cg-${strike}`;
  return BY_KIND[option.kind] ?? (option.group === "end" ? "i-pass" : option.subjects[0]?.startsWith("t") ? "i-person" : "i-card");
}

/** Beside a strike: what it does now. */
function detail(option: ChoiceOption, view: View): string {
  if (option.kind !== "strike-with") return "";
  const board = view.board as unknown as BoardData;
  const unit = board.players.flatMap((side) => side.units).find((thing) => thing.id === option.subjects[0]);
  if (!unit) return "";
  const parts = strikeOf(unit).map((icon) => say(`cg-strike-${icon.kind}`, { count: icon.count }));
  return parts.join(" · ") || say("cg-strike-nothing");
}

function moment(view: View): { title: string; detail: string } {
  const board = view.board as unknown as BoardData;
  if (board.active === null) return { title: say("setup"), detail: "" };
  const whose = board.active === view.seat ? say("cg-turn-yours") : say("cg-turn-of", { name: view.players.find((each) => each.seat === board.active)?.name ?? "" });
  return { title: say("cg-turn", { number: board.turn }), detail: `${whose} · ${board.phaseText}` };
}

const filters: GameBoard["filters"] = {
  facts: {
    type: ["objective", "unit", "enhancement", "event", "fate", "mission", "affiliation"],
    affiliation: ["jedi", "rebel-alliance", "smugglers-and-spies", "sith", "imperial-navy", "scum-and-villainy", "neutral"],
  },
  die: [],
  cost: true,
  playable: true,
};

/** Automatic passes have their own window. */
const settles = (option: ChoiceOption, view: View): boolean => (view.board as unknown as BoardData).windows.some((window) => window.toggle === option.key);

export const cardgame: GameBoard = { Board, Card, hand: { size: 6, mulligan: "all" }, income: { rules: 0, lying: { affiliation: 1, sets: 3 } }, icon, detail, moment, film, filters, settles };
