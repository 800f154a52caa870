import type { Cost, Effect } from "../../ast/mod.ts";
import { newVoice } from "../nouns/new_voice.ts";
import { printTarget } from "../nouns/target.ts";
import { alone } from "../text/fill.ts";
import type { Voice } from "../text/voice.ts";

/** Prints an effect in whole sentences, without the last period. */
export type Say = (effect: Effect, voice: Voice) => string;

/** "{E}, 2 {I}, Banish this item" */
export function printCost(cost: Cost, self: string, say: Say): string {
  const { exert, ink, effects = [] } = cost;
  const own = self === "location" ? self : "character";
  return [
    ...exert ? ["{E}"] : [],
    ...ink === undefined ? [] : [`${numberWord(ink)} {I}`],
    ...effects.map((effect) => done(effect, newVoice(undefined, own), say)),
  ].join(", ");
}

/** An effect that pays a cost; "{E}" stands for "exert". */
function done(effect: Effect, voice: Voice, say: Say): string {
  return alone(
    effect.type === "exert"
      ? `{E} ${printTarget(effect.target, voice, "object")}`
      : say(effect, voice),
  );
}

/** "2", or the design document's placeholder for a number. */
export function numberWord(value: number | "X" | undefined): string {
  return value === -1 ? "{d}" : String(value);
}

/** "pay 2 {I} and discard a card", before "to". */
export function printPaying(cost: Cost, self: string, say: Say): string {
  const { ink, ...more } = cost;
  const rest = printCost(more, self, say);
  return [
    ...ink === undefined ? [] : [`pay ${ink} {I}`],
    ...rest === "" ? [] : [rest.replace(/^./u, (one) => one.toLowerCase())],
  ].join(" and ");
}
