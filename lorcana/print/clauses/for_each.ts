import type { ForEachClauses } from "../../ast/clauses/for_each.ts";
import type { Effect } from "../../ast/mod.ts";
import { printCounter } from "../amounts/amount.ts";
import { type Printers, whole } from "./clause.ts";
import type { Inner } from "./inner.ts";

/** "gain 1 lore for each damaged character" */
export function forEachPrinters(inner: Inner): Printers<ForEachClauses> {
  return {
    "for-each": ({ counter, effect, maximum }, voice) => {
      const words = inner.chain(effect, voice);
      return LEADS_COUNT.has(effect.type)
        ? whole(`for each ${printCounter(counter, voice)}, ${words}`)
        : whole(
          `${words} for each ${printCounter(counter, voice)}${
            maximum === undefined ? "" : `, to a maximum of ${maximum}`
          }`,
        );
    },
    "for-each-opponent": ({ effect, condition }, voice) =>
      whole(
        `for each ${
          condition === undefined
            ? "opposing player"
            : condition.type === "if-they-do-not"
            ? "opponent who doesn't"
            : "opponent who does"
        }, ${explicit(inner.chain(effect, voice), condition !== undefined)}`,
      ),
  };
}

/** What would claim a "for each" after it for its last part only. */
const LEADS_COUNT: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "sequence",
  "optional",
  "conditional",
  "choice",
]);

/** "For each opponent who doesn't, you draw a card" says "you". */
function explicit(text: string, needed: boolean): string {
  return needed && /^(?:draw|gain|deal|banish|return)\b/u.test(text)
    ? `you ${text}`
    : text;
}
