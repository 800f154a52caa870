import type { Rule } from "../../../combinators/mod.ts";
import type { Effect, Player } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import { actor } from "../nouns/players.ts";
import { pay } from "../verbs.ts";
import { number, pattern } from "../words.ts";
import { type Clause, clause } from "./parts/clause.ts";

/** "draw a card unless an opponent discards a card": the other player decides. */
export function unless(act: Rule<Act>): readonly Rule<Clause>[] {
  return [
    pattern`${actor} ${act} unless they ${act}`.map((
      [who, act, other],
    ) =>
      clause(() => ({
        type: "choice",
        options: [act(who), other(who)],
        optionLabels: [],
        chooser: who,
        wording: { written: "unless" },
      }))
    ),
    pattern`${actor} ${act} unless they pay ${number} {I}`.map((
      [who, act, ink],
    ) =>
      clause(() => ({
        type: "choice",
        options: [act(who), paying(ink, who)],
        optionLabels: [],
        chooser: who,
        wording: { written: "unless" },
      }))
    ),
    pattern`${act} unless ${actor} ${pay} ${number} {I}`.map((
      [act, chooser, , ink],
    ) =>
      clause((who) => ({
        type: "choice",
        options: [act(who), paying(ink, chooser)],
        optionLabels: [],
        chooser,
        wording: { written: "unless" },
      }))
    ),
    pattern`${act} unless ${actor} ${act}`.map((
      [act, chooser, other],
    ) =>
      clause((who) => ({
        type: "choice",
        options: [act(who), other(chooser)],
        optionLabels: [],
        chooser,
        wording: { written: "unless" },
      }))
    ),
  ];
}

/** "pay 2 {I}" */
function paying(ink: number, who: Player): Effect {
  return {
    type: "pay-cost",
    cost: { ink },
    ...(who === "CONTROLLER" ? {} : { payer: who }),
  };
}
