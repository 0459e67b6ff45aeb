// The three shapes of a match: wide (board and side column), narrow (a sheet over the board, a bar below it) and
// low (a phone on its side, a laptop zoomed in: board and a slim column). The same limits stand in the styles.
import { MediaQuery } from "svelte/reactivity";

const slim = new MediaQuery("(max-width: 1000px)");
const flat = new MediaQuery("(max-width: 1000px) and (max-height: 520px)");

export type Shape = "wide" | "narrow" | "low";
export const shape = (): Shape => (flat.current ? "low" : slim.current ? "narrow" : "wide");
