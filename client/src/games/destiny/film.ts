// How the events of Destiny are seen: dice fly from their cards and tumble, damage lands.
import type { Show } from "../../match/motion";

export const film: Show = ({ kind, data }, film, delay, all) => {
  switch (kind) {
    // What begins moves first.
    case "Activating":
    case "Resolving": {
      const first = film.find(kind === "Activating" ? data["thing"] : data["die"]);
      if (first) film.shake(first, delay);
      return first ? 120 : 0;
    }
    case "DieRolled": {
      const die = film.find(data["die"]);
      if (!die) return 0;
      film.own.add(String(data["die"]));
      const slot = film.root.querySelector(`[data-slot="${CSS.escape(String(data["die"]))}"]`);
      film.fly(die, slot?.getBoundingClientRect(), delay);
      film.tumble(die, delay, 450);
      return 60;
    }
    case "DieRerolled": {
      const die = film.find(data["die"]);
      if (die) film.tumble(die, delay, 450);
      return 60;
    }
    case "DieTurned": {
      const die = film.find(data["die"]);
      if (die) film.tumble(die, delay, 200, 1);
      return 120;
    }
    case "DieCaptured": {
      const slot = film.root.querySelector<HTMLElement>(`[data-slot="${CSS.escape(String(data["die"]))}"]`);
      if (slot) film.fly(slot, film.before.get(String(data["die"])), delay);
      return slot ? 160 : 0;
    }
    // The pilot goes to the vehicle and back, and the vehicle answers.
    case "PilotingBegan": {
      const [pilot, vehicle] = [film.find(data["thing"]), film.find(data["host"])];
      if (!pilot || !vehicle) return 0;
      film.own.add(String(data["thing"]));
      const there = film.along(pilot, [pilot.getBoundingClientRect(), vehicle.getBoundingClientRect()], delay);
      film.shake(vehicle, delay + there / 2);
      return there;
    }
    case "Flipped": {
      const card = film.find(data["thing"]);
      if (card) film.flip(card, delay);
      return card ? 200 : 0;
    }
    case "Attached": {
      const [card, host] = [film.find(data["thing"]), film.find(data["host"])];
      if (!card) return 0;
      film.own.add(String(data["thing"]));
      film.fly(card, film.before.get(String(data["thing"])), delay);
      if (host) film.shake(host, delay + 200);
      return 200;
    }
    case "JoinedTeam": {
      const card = film.find(data["thing"]);
      const player = film.find(`s${String(data["seat"])}`);
      if (!card || !player) return 0;
      film.own.add(String(data["thing"]));
      film.fly(card, player.getBoundingClientRect(), delay);
      return 200;
    }
    case "DamageDealt": {
      const target = film.find(data["target"]) ?? null;
      const place = target?.getBoundingClientRect() ?? film.before.get(String(data["target"]));
      if (target) film.shake(target, delay);
      if (place) film.burst(place, Number(data["taken"]) ? `−${String(data["taken"])}` : "0", Number(data["taken"]) ? "hurt" : "blocked", delay);
      return 180;
    }
    case "DamagePlaced": {
      const target = film.find(data["thing"]);
      if (target) film.burst(target.getBoundingClientRect(), `−${String(data["amount"])}`, "hurt", delay);
      return 140;
    }
    case "DamageRemoved":
    case "Healed":
    case "ShieldsGiven": {
      const target = film.find(data["thing"]);
      if (target) film.burst(target.getBoundingClientRect(), `+${String(data["amount"])}`, kind === "ShieldsGiven" ? "blocked" : "healed", delay);
      return 140;
    }
    // What damage took is told by the damage.
    case "ShieldsLost": {
      const target = all.some((other) => other.kind === "DamageDealt" && other.data["target"] === data["thing"]) ? null : film.find(data["thing"]);
      if (target) film.burst(target.getBoundingClientRect(), `−${String(data["amount"])}`, "blocked", delay);
      return target ? 120 : 0;
    }
    // Tokens that lie on a card: resources come and go, damage and shields move from one card to another.
    case "ResourcesPlaced":
    case "ResourcesRemoved": {
      const target = film.find(data["thing"]);
      const sign = kind === "ResourcesPlaced" ? "+" : "−";
      if (target) film.burst(target.getBoundingClientRect(), `${sign}${String(data["amount"])}`, "coin", delay);
      return target ? 120 : 0;
    }
    case "DamageMoved":
    case "ShieldsMoved": {
      const [source, target] = [film.find(data["source"]), film.find(data["target"])];
      const damage = kind === "DamageMoved";
      if (source) film.burst(source.getBoundingClientRect(), `${damage ? "+" : "−"}${String(data["amount"])}`, damage ? "healed" : "blocked", delay);
      if (target) film.burst(target.getBoundingClientRect(), `${damage ? "−" : "+"}${String(data["amount"])}`, damage ? "hurt" : "blocked", delay + 160);
      return source || target ? 280 : 0;
    }
    case "Defeated": {
      const place = film.before.get(String(data["thing"]));
      if (place) film.burst(place, "✕", "hurt", delay);
      return 240;
    }
    case "ResourcesGained":
    case "ResourcesLost":
    case "ResourcesSpent": {
      const counter = film.root.querySelector<HTMLElement>(`[data-count="resources${String(data["seat"])}"]`);
      const sign = kind === "ResourcesGained" ? "+" : "−";
      if (counter) film.burst(counter.getBoundingClientRect(), `${sign}${String(data["amount"])}`, "coin", delay);
      return 100;
    }
  }
  return 0;
};
