import type { OptionalClauses } from "../../ast/clauses/optional.ts";
import type { Effect } from "../../ast/mod.ts";
import { type Printers, whole } from "./clause.ts";
import type { Inner } from "./inner.ts";
import { playerWords } from "../nouns/players.ts";
import { phrase } from "../text/voice.ts";

/** "you may draw a card" */
export function optionalPrinters(inner: Inner): Printers<OptionalClauses> {
  return {
    "optional": ({ effect, chooser }, voice) => {
      const { duration, rest } = withoutTurn(effect);
      return whole(phrase(
        duration && "this turn,",
        `${playerWords(chooser).subject} may ${
          inner.verbs(rest, voice, chooser)
        }`,
      ));
    },
  };
}

/** "This turn, you may put an additional card …": moves it before "may". */
function withoutTurn(
  effect: Effect,
): { readonly rest: Effect; readonly duration?: string | undefined } {
  if (effect.type !== "additional-inkwell") return { rest: effect };
  const { duration, ...rest } = effect;
  return { rest, duration };
}
