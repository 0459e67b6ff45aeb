// A description of a control that is spoken after its name: browsers know it, the types of Svelte do not yet.
import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    "aria-description"?: string | undefined;
  }
}
