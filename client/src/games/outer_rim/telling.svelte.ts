// What is told of a match beside the board: the scenes so far, and which of them is looked at.
import type { View } from "../../api/types";
import { NOTHING, tell, wentBack, worthSeeing, type Scene, type Told } from "./scenes";
import type { Board } from "./shapes";

/** What a player does who has read what came before. */
const ACTS = ["Moved", "CreditsChanged", "Recovered"];

class Telling {
  #told = $state.raw<Told>(NOTHING);
  #known = -1;
  /** Which scene is looked at; -1: the last of one's own, else the last. */
  page = $state(-1);
  closed = $state(false);
  scenes = $derived(this.#told.scenes.filter(worthSeeing));

  /** Hear what a view tells; the same view twice is heard once. */
  follow(view: View, board: Board): void {
    if (view.step === this.#known) return;
    // Whoever begins to act has read what came before; taking back and jumping tell nothing.
    const acted = view.motions.some((each) => ACTS.includes(each.kind) && each.data["seat"] === view.seat);
    const fresh = wentBack(view, this.#known) || (acted && !this.#told.open && board.step === "action");
    const next = tell(fresh ? NOTHING : this.#told, view.motions);
    if (next.scenes.length !== this.#told.scenes.length) {
      this.closed = false;
      this.page = -1;
    }
    this.#told = next;
    this.#known = view.step;
  }

  /** Another match begins. */
  forget(): void {
    this.#told = NOTHING;
    this.#known = -1;
    this.page = -1;
    this.closed = false;
  }

  /** The place of the scene that is looked at. */
  at(view: View, board: Board): number {
    if (this.page >= 0) return Math.min(this.page, this.scenes.length - 1);
    const own = this.scenes.findLastIndex((scene) => scene.seat === view.seat);
    return isLive(board) || own < 0 ? this.scenes.length - 1 : own;
  }

  turn(by: number, view: View, board: Board): void {
    this.page = Math.min(this.scenes.length - 1, Math.max(0, this.at(view, board) + by));
  }

  /** The scene to look at, and whether it goes on still. */
  seen(view: View, board: Board): { scene: Scene | undefined; live: boolean; pages: string } {
    const at = this.at(view, board);
    const scene = this.scenes[at];
    const live = isLive(board) && (!scene || at === this.scenes.length - 1);
    return { scene, live, pages: this.scenes.length > 1 ? `${at + 1}/${this.scenes.length}` : "" };
  }
}

/** Whether a card is being read, dice lie on the table or a combat goes on. */
export const isLive = (board: Pick<Board, "reading" | "roll" | "combat" | "choices">): boolean =>
  board.reading !== null || board.roll !== null || board.combat !== null || board.choices.length > 0;

export const telling = new Telling();
