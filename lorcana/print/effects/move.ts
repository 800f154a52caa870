import type { MoveEffects } from "../../ast/effects/move.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { isCounted } from "../amounts/amount.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { printDuration } from "../amounts/durations.ts";
import { where } from "./parts/who_acts.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "move a character of yours to a location for free" */
export const movePrinters: Printers<MoveEffects> = {
  "move-to-location": (
    { character, location, cost, different, wording },
    voice,
  ) =>
    act("CONTROLLER", (verb) =>
      phrase(
        verb("move"),
        printTarget(character, voice, "all"),
        different
          ? "to different locations"
          : wording?.same
          ? "to the same location"
          : where(location, voice),
        cost === "free" ? "for free" : undefined,
      )),
  "move-cost-reduction": cheaper,
};

function cheaper(
  { amount, character, location, cost, duration }: EffectOf<
    "move-cost-reduction"
  >,
  voice: Voice,
): Clause {
  if (cost === "free") {
    return {
      kind: "cards",
      target: character,
      thing: () => `may move ${where(location, voice)} for free`,
      limits: () => printDuration(duration, voice),
    };
  }
  const number = isCounted(amount) ? amount.multiplier ?? 1 : amount;
  return act(
    "CONTROLLER",
    () =>
      `pay ${number} {I} less to move ${
        printTarget(character, voice, "object")
      } ${where(location, voice)}`,
    true,
  );
}
