// What somebody gained or lost in a scene, in a sign and a few words.
import { faceOf } from "../../api/faces.svelte";
import { say } from "../../words/words.svelte";
import { money, signed } from "./looks";
import type { Gain } from "./scenes";

export interface ToldGain {
  icon: string;
  text: string;
  bad: boolean;
}

const body = (gain: Gain): string => (gain.about === "ship" ? "or-hull" : "or-health");

/** `who`: the name before it, where it is not the hero of the scene. */
export function told(gain: Gain, who: string): ToldGain {
  const named = (icon: string, text: string, bad = false): ToldGain => ({ icon, text: who ? `${who}: ${text}` : text, bad });
  switch (gain.kind) {
    case "CreditsChanged":
      return named("or-credits", signed(gain.amount), gain.amount < 0);
    case "FameChanged":
      return named("or-fame", signed(gain.amount), gain.amount < 0);
    case "ReputationChanged":
      return named(`or-${gain.about}`, say(`or-standing-${gain.amount > 0 ? "good" : gain.amount < 0 ? "ill" : "even"}`), gain.amount < 0);
    case "Damaged":
      return named(body(gain), `−${money(gain.amount)}`, true);
    case "Recovered":
      return named(body(gain), `+${money(gain.amount)}`);
    case "SecretGained":
      return named("or-secret", say("or-got-secret"));
    case "Defeated":
      return named("or-damage", say("or-defeated"), true);
    case "JobFailed":
      return named("or-job", say("or-job-failed"), true);
    case "JobCompleted":
      return named("or-job", say("or-job-done"));
    case "GoalCompleted":
      return named("or-fame", say("or-goal-done"));
    case "ExtraTurnEarned":
      return named("i-turn", say("or-extra-turn"));
    default:
      return named("i-card", faceOf("outer_rim", gain.about)?.name ?? "");
  }
}
