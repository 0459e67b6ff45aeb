// The code that draws is loaded when the first picture is wanted: whoever reads rules does without.
type Painter = typeof import("./painter");

let painter = $state.raw<Painter | null>(null);
let asked = false;

/** The painter, once it is there. Asking for it fetches it. */
export function painterHere(): Painter | null {
  if (!asked) {
    asked = true;
    void import("./painter").then(
      (loaded) => (painter = loaded),
      () => (asked = false),
    );
  }
  return painter;
}
