// Where the table lies on its host: behind a proxy that may be below a path. Built files know where they came from.
const home = import.meta.env.PROD ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname : "/";
export const BASE = home.replace(/\/$/, "");

/** The address of a page, a file or a request on this host. */
export const at = (path: string): string => `${BASE}${path}`;

/** What an address of this host is to us; what does not lie below our path is the lobby. */
export const within = (path: string): string => (path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : "/");
