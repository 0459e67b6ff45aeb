import { expect, test, vi } from "vitest";
import { Live, withNews } from "./live.svelte";
import type { LogLine, View } from "./types";

const line = (step: number, text: string): LogLine => ({ step, text, subjects: [], kind: "", seat: null });

test("news replace what was told later than where they begin", () => {
  const old = [line(1, "a"), line(2, "b"), line(3, "taken back")];
  expect(withNews(old, [line(4, "c")], 2).map((each) => each.text)).toEqual(["a", "b", "c"]);
  expect(withNews(old, [line(1, "all")], 0).map((each) => each.text)).toEqual(["all"]);
});

const view = (step: number, log: LogLine[] = [], logFrom = 0) => ({ step, log, logFrom, motions: [] }) as unknown as View;

test("a position that was overtaken on the way is not shown", () => {
  const live = new Live("m");
  live.accept({ type: "view", view: view(5) });
  live.accept({ type: "view", view: view(4) });
  expect(live.view?.step).toBe(5);
});

test("whoever takes over at the same screen does not read what the one before was told", () => {
  const live = new Live("m");
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", asked);
  live.accept({ type: "view", view: { ...view(4, [line(2, "you draw a card"), line(4, "you play it")]), seat: 0 } });
  live.accept({ type: "view", view: { ...view(5, [line(5, "a die is rolled")], 4), seat: 1 } });
  expect(live.log.map((each) => each.text)).toEqual(["a die is rolled"]);
  expect(asked).toHaveBeenCalledTimes(1); // for the whole log, as the new one may read it
  live.accept({ type: "view", view: { ...view(6, [line(6, "it is resolved")], 5), seat: 1 } });
  expect(live.log.map((each) => each.text)).toEqual(["a die is rolled", "it is resolved"]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("motion is shown only when the position has moved on", () => {
  const live = new Live("m");
  const around = vi.fn(() => () => undefined);
  live.around = around;
  live.accept({ type: "view", view: view(1) });
  live.accept({ type: "view", view: view(1) });
  expect(around).toHaveBeenCalledTimes(1);
});

test("a chat line heard twice stands there once, in its order", () => {
  const live = new Live("m");
  const said = (number: number, text: string) => ({ type: "chat" as const, number, seat: 0, name: "A", text, at: "" });
  live.accept(said(2, "second"));
  live.accept(said(1, "first"));
  live.accept(said(2, "second"));
  expect(live.chat.map((each) => each.text)).toEqual(["first", "second"]);
});

test("a hint for another position is forgotten", () => {
  const live = new Live("m");
  live.accept({ type: "view", view: view(3) });
  live.accept({ type: "hint", step: 2, key: "old" });
  expect(live.hint).toBe("");
  live.accept({ type: "hint", step: 3, key: "now" });
  expect(live.hint).toBe("now");
  live.accept({ type: "view", view: view(4) });
  expect(live.hint).toBe("");
});

test("what is final is not known before it is asked for, at most once for a question", () => {
  const told: string[] = [];
  vi.stubGlobal("window", { setTimeout: (act: () => void) => act() });
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    told.push(init.body);
    return new Promise(() => undefined);
  });
  const live = new Live("m");
  const asks = (step: number, weighty: boolean) => ({ type: "view" as const, view: { ...view(step), seat: 0, question: { weighty, options: [{ key: "a" }, { key: "b" }] } } as unknown as View });
  live.accept(asks(1, false));
  expect(live.final?.size).toBe(0);
  expect(told).toEqual([]);
  live.accept(asks(2, true));
  expect(live.final).toBe(null);
  live.weigh();
  expect(told.map((each) => JSON.parse(each) as unknown)).toEqual([{ type: "previews", step: 2, onlyFinal: true }]);
  live.accept({ type: "previews", step: 1, options: {}, final: ["b"] }); // too late
  expect(live.final).toBe(null);
  live.accept({ type: "previews", step: 2, options: {}, final: ["a"] });
  expect([...(live.final ?? [])]).toEqual(["a"]);
  live.accept(asks(3, true));
  expect(live.final).toBe(null);
  live.accept({ type: "problem", code: "too-fast", text: "" });
  live.weigh(); // what was refused is asked again
  expect(told.length).toBe(3);
  vi.unstubAllGlobals();
});

test("a choice is on its way until a position contains it", () => {
  const live = new Live("m");
  const at = (step: number, spoke: number) => ({ type: "view" as const, view: { ...view(step), spoke } });
  live.accept(at(3, 2));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  live.send({ type: "choose", step: 3, key: "done", seat: null });
  expect(live.underway).toBe(true);
  live.accept(at(4, 2)); // what somebody else answered at the same time
  expect(live.underway).toBe(true);
  live.accept(at(5, 5));
  expect(live.underway).toBe(false);
  vi.unstubAllGlobals();
});

test("a choice that was refused, or never came through, can be made again", async () => {
  const live = new Live("m");
  live.accept({ type: "view", view: view(1) });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  live.send({ type: "choose", step: 1, key: "done", seat: null });
  await vi.waitFor(() => expect(live.underway).toBe(false));
  expect(live.status).toBe("lost");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  live.send({ type: "choose", step: 1, key: "done", seat: null });
  live.accept({ type: "problem", code: "illegal", text: "no" });
  expect(live.underway).toBe(false);
  vi.unstubAllGlobals();
});

test("the next position waits until what moves has come to rest", async () => {
  const live = new Live("m1");
  let rest = () => {};
  live.accept({ type: "view", view: view(1) });
  live.settled = () => new Promise<void>((done) => (rest = done));
  live.accept({ type: "view", view: view(2) });
  live.accept({ type: "view", view: view(3) });
  expect(live.view?.step).toBe(1);
  rest();
  await new Promise((done) => setTimeout(done, 5));
  expect(live.view?.step).toBe(2);
  rest();
  await new Promise((done) => setTimeout(done, 5));
  expect(live.view?.step).toBe(3);
});

test("whoever is far behind catches up at once", async () => {
  const live = new Live("m1");
  live.accept({ type: "view", view: view(1) });
  let rest = () => {};
  live.settled = () => new Promise<void>((done) => (rest = done));
  for (let step = 2; step < 100; step++) live.accept({ type: "view", view: view(step) });
  rest();
  await vi.waitFor(() => expect(live.view?.step).toBeGreaterThan(30));
});

test("where the server keeps no more sockets for us, the match goes on by polling", async () => {
  const sockets: { readyState: number; onopen?: () => void; onclose?: (event: { code: number }) => void; close(): void }[] = [];
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("window", { setTimeout: () => 0 });
  vi.stubGlobal(
    "WebSocket",
    class {
      static readonly OPEN = 1;
      readyState = 0;
      constructor() {
        sockets.push(this);
      }
      close() {
        this.readyState = 3;
      }
    },
  );
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(view(7)), { headers: { "content-type": "application/json" } })));
  vi.stubGlobal("fetch", asked);
  const live = new Live("m");
  live.begin();
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.({ code: 4429 });
  await vi.waitFor(() => expect(live.status).toBe("polling"));
  expect(live.view?.step).toBe(7);
  expect(sockets.length).toBe(1); // it does not come again at once
  vi.unstubAllGlobals();
});
