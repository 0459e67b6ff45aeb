// Addresses of the pages, and going from one to another without reloading.
import { at, within } from "./base";

export interface Route {
  page: "lobby" | "match" | "replay" | "cards" | "workshop" | "rules" | "learn" | "settings";
  id: string;
  query: URLSearchParams;
}

export function parse(path: string, search: string): Route {
  const [, first = "", ...rest] = path.split("/");
  const query = new URLSearchParams(search);
  const id = decodeURIComponent(rest.join("/"));
  switch (first) {
    case "match":
    case "replay":
      return id ? { page: first, id, query } : { page: "lobby", id: "", query };
    case "cards":
    case "workshop":
    case "rules":
    case "learn":
    case "settings":
      return { page: first, id, query };
    default:
      return { page: "lobby", id: "", query };
  }
}

class Router {
  here = $state.raw<Route>(parse("/", ""));

  begin(): void {
    const read = () => (this.here = parse(within(location.pathname), location.search));
    addEventListener("popstate", read);
    addEventListener("click", (event) => this.#follow(event));
    read();
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", at(address));
    else history.pushState(null, "", at(address));
    this.here = parse(within(location.pathname), location.search);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path + link.search);
  }
}

export const router = new Router();
