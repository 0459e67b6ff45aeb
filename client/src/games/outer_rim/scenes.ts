// What has happened, gathered into scenes: a card that was read, the dice, how it ended and what came of it.
import type { CardSection, Motion, View } from "../../api/types";

export interface Rolled {
  seat: number;
  what: string;
  results: string[];
  /** What they deal, if they deal damage. */
  damage: number | null;
}
export interface Gain {
  kind: string;
  seat: number;
  amount: number;
  about: string;
}
/** A line of a story, by its place in it; the text is on the face of the card. */
export interface Line {
  card: string;
  section: string;
  path: string;
}
export interface Scene {
  seat: number;
  card: string;
  section: string;
  /** What was read out after the beginning. */
  lines: Line[];
  rolls: Rolled[];
  fight: { attacker: number; defender: number; enemy: string; damage: number[]; won: boolean | null } | null;
  test: { skill: string; passed: boolean } | null;
  gains: Gain[];
}
export interface Told {
  scenes: Scene[];
  /** Whether the last scene goes on. */
  open: boolean;
}

const MOST = 8;
const GAINS = ["CreditsChanged", "FameChanged", "ReputationChanged", "Damaged", "Recovered", "AssetGained", "SecretGained", "GoalCompleted", "Defeated", "JobCompleted", "JobFailed", "BountyEarned", "Captured", "Delivered", "ExtraTurnEarned"];
const ENDS_OF_JOBS: Record<string, string> = { JobCompleted: "completed", JobFailed: "failed" };
const ENDS = ["TurnBegan", "TurnEnded", "Moved", "Bought"];

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const code = (id: unknown): string => text(id).slice(1);

export const NOTHING: Told = { scenes: [], open: false };

/** What has been told so far, and what is told now. */
export function tell(told: Told, motions: readonly Motion[]): Told {
  const scenes = [...told.scenes];
  let open = told.open;
  const last = () => scenes[scenes.length - 1];
  const begin = (seat: number, card = "", section = ""): Scene => {
    const scene: Scene = { seat, card, section, lines: [], rolls: [], fight: null, test: null, gains: [] };
    scenes.push(scene);
    open = true;
    return scene;
  };
  const current = (seat: number): Scene => {
    const scene = last();
    if (!open || !scene) return begin(seat);
    const twin = { ...scene, lines: [...scene.lines], rolls: [...scene.rolls], gains: [...scene.gains] };
    scenes[scenes.length - 1] = twin;
    return twin;
  };
  for (const { kind, data } of motions) {
    const seat = number(data["seat"]);
    if (ENDS.includes(kind)) open = false;
    else if (kind === "EncounterDrawn") begin(seat, code(data["card"]), text(data["section"]));
    else if (kind === "JobAttempted") begin(seat, code(data["card"]), "job");
    else if (kind === "DatabankRead") {
      const scene = current(seat);
      if (scene.card || scene.rolls.length) begin(seat, code(data["card"]), "databank");
      else scene.card = code(data["card"]);
    } else if (kind === "StoryTold") {
      current(seat).lines.push({ card: code(data["card"]), section: text(data["section"]), path: text(data["path"]) });
    } else if (kind === "CombatBegan") {
      const attacker = number(data["attacker"]);
      const fight = { attacker, defender: number(data["defender"]), enemy: text(data["enemy"]), damage: [], won: null };
      const scene = current(attacker);
      scene.fight = fight;
      scene.rolls = [];
    } else if (kind === "CombatDecided") {
      const scene = current(number(data["attacker"]));
      if (scene.fight) scene.fight = { ...scene.fight, damage: list<number>(data["damage"]), won: data["won"] === true };
    } else if (kind === "DiceRolled") {
      const scene = current(seat);
      const rolled = { seat, what: text(data["what"]), results: list<string>(data["results"]), damage: typeof data["damage"] === "number" ? data["damage"] : null };
      const again = scene.rolls.at(-1);
      // Dice that are rolled again replace those that lay there.
      if (again && again.seat === seat && again.what === rolled.what && !scene.test) scene.rolls[scene.rolls.length - 1] = rolled;
      else scene.rolls.push(rolled);
    } else if (kind === "TestMade") {
      const scene = current(seat);
      scene.test = { skill: text(data["skill"]), passed: data["passed"] === true };
      const results = list<string>(data["results"]);
      scene.rolls = [...scene.rolls.slice(0, -1), { seat, what: "test", results, damage: null }];
    } else if (open && GAINS.includes(kind)) {
      const about = code(data["card"]) || text(data["faction"]) || (data["ship"] === true ? "ship" : "");
      const amount = kind === "ReputationChanged" ? number(data["level"]) : typeof data["amount"] === "number" ? data["amount"] : 0;
      const scene = current(seat);
      const path = ENDS_OF_JOBS[kind];
      if (path) scene.lines.push({ card: about, section: "", path });
      scene.gains.push({ kind, seat, amount, about });
    }
  }
  return { scenes: scenes.slice(-MOST), open };
}

/** What stands at a place of a story, among the sections of its card. */
export function lineOf(sections: readonly CardSection[] | undefined, line: Line): string {
  const section = sections?.find((each) => each.id === line.section) ?? sections?.find((each) => each.lines?.[line.path]);
  return section?.lines?.[line.path] ?? "";
}

/** A scene in which there is something to see. */
export const worthSeeing = (scene: Scene): boolean => scene.card !== "" || scene.rolls.length > 0 || scene.fight !== null;

/** Whether a view shows an earlier moment than the one known: choices were taken back, or a replay jumped. */
export const wentBack = (view: Pick<View, "step" | "logFrom" | "steps">, known: number): boolean => (view.steps?.length ? view.step : view.logFrom) < known;
