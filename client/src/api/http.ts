// The server's addresses. Every text comes back in the reader's language.
import { at } from "../app/base";
import { words } from "../words/words.svelte";
import type { Problem } from "./types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

type Query = Record<string, string | number | undefined>;

export function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries({ lang: words.language, ...query }))
    if (value !== undefined && value !== "") parts.set(name, String(value));
  return at(`/api${path}?${parts}`);
}

async function ask<T>(method: string, path: string, query?: Query, body?: string): Promise<T> {
  const answer = await fetch(address(path, query), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body ?? null,
  });
  const text = await answer.text();
  const told: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : null;
  if (!answer.ok) {
    const problem = told as Partial<Problem> | null;
    throw new Refused(problem?.code ?? String(answer.status), problem?.text ?? answer.statusText);
  }
  return told as T;
}

export const get = <T>(path: string, query?: Query): Promise<T> => ask("GET", path, query);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask("POST", path, {}, JSON.stringify(body));
/** JSON from a file goes as it is: reading it here would round its long numbers. */
export const postFile = async <T>(path: string, file: File): Promise<T> => ask("POST", path, {}, await file.text());
export const put = <T>(path: string, body: unknown): Promise<T> => ask("PUT", path, {}, JSON.stringify(body));
export const remove = <T>(path: string): Promise<T> => ask("DELETE", path);
