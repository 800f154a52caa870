import type { ChallengeConditions } from "../../mod.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** Conditions on the current challenge. */
export const challengeConditions: Holds<ChallengeConditions> = {
  "in-challenge": (moment, { role, target, against }) => {
    const { challenge } = moment.game;
    if (challenge === undefined) return false;
    const { attacker, defender } = challenge;
    const own = role === "any" && target === undefined
      ? undefined
      : meant(moment, target ?? "SELF");
    const sides = role === "any"
      ? [[attacker, defender], [defender, attacker]] as const
      : role === "attacker"
      ? [[attacker, defender]] as const
      : [[defender, attacker]] as const;
    return sides.some(([one, other]) =>
      (own === undefined || own.includes(one)) &&
      (against === undefined || meant(moment, against).includes(other))
    );
  },
};
