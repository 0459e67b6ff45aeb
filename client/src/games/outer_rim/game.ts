// Outer Rim as the registry of games wants it: its board, cards, drawings and filters.
import { mount } from "svelte";
import type { GameBoard } from "../registry";
import type { ChoiceOption, View } from "../../api/types";
import { say } from "../../words/words.svelte";
import type { Board as BoardData } from "./shapes";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { film } from "./film";
import Sprites from "./parts/Sprites.svelte";
import Tale from "./parts/Tale.svelte";

// The drawings come with the board, not with the first page.
mount(Sprites, { target: document.body });

const BY_KIND: Record<string, string> = {
  "gain-credits": "or-credits",
  recover: "or-health",
  stay: "or-planet",
  explore: "or-explore",
  market: "or-market",
  trade: "or-trade",
  deliver: "or-cargo",
  job: "or-job",
  hunt: "or-bounty",
  attack: "or-ship-combat",
  "give-credits": "or-credits",
  "want-credits": "or-credits",
};
const BY_PLACE: Record<string, string> = { k: "or-contact", f: "or-patrol", m: "or-market", s: "i-person", d: "i-die", c: "i-card" };
const BY_GROUP: Record<string, string> = { planets: "or-planet", navpoints: "or-navpoint", use: "i-power", secret: "or-secret", end: "i-pass" };

export function icon(option: ChoiceOption): string {
  return BY_KIND[option.kind] ?? BY_GROUP[option.group] ?? BY_PLACE[option.subjects[0]?.[0] ?? ""] ?? "i-chev";
}

function moment(view: View): { title: string; detail: string } {
  const board = view.board as unknown as BoardData;
  const whose = board.turn !== null && board.turn === view.seat ? say("you") : (view.players.find((player) => player.seat === board.turn)?.name ?? "");
  return { title: say(`or-step-${board.step}`), detail: board.step === "setup" ? "" : whose };
}

/** Beside an option to fly: how far it is, and whether one must stop there. */
function detail(option: ChoiceOption, view: View): string {
  const board = view.board as unknown as BoardData;
  const route = option.kind === "move" ? board.routes.find((each) => each.to === option.subjects[0]) : undefined;
  if (!route) return "";
  const stops = board.spaces.find((space) => space.id === route.to)?.stops;
  return stops ? `${route.spaces.length} · ${say("or-stop")}` : String(route.spaces.length);
}

const filters: GameBoard["filters"] = {
  facts: {
    type: ["character", "ship-sheet", "bounty", "cargo", "crew", "gear", "mod", "job", "service", "ship", "encounter", "databank", "patrol", "ai"],
  },
  die: [],
  cost: false,
  playable: false,
};

/** A story and dice are answered where they are told. */
const tells = (view: View): boolean => (view.board as unknown as BoardData).choices.length > 0;

export const outerRim: GameBoard = { Board, Card, Tale, tells, icon, detail, moment, film, filters };
