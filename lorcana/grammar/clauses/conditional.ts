import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { ConditionalClauses } from "../../ast/clauses/conditional.ts";
import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import type { Condition, Effect } from "../../ast/mod.ts";
import { condition } from "../conditions/condition.ts";
import type { Act } from "../effects/parts/production.ts";
import { actor, anyPlayer } from "../nouns/players.ts";
import { fixed, pattern, words } from "../words.ts";
import { alreadySo } from "./already.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { soMany } from "./instead.ts";
import { may } from "./optional.ts";
import { conditionalPiece } from "./parts/conditional_piece.ts";
import type { ClauseProductions } from "./production.ts";

const then = optional(fixed("then"));
const instead: Rule<true | undefined> = optional(
  fixed("instead").map(() => true as const),
);

/** A condition other than "this card is in play", which is a duration. */
const state: Rule<Condition> = checked(
  condition,
  (one) =>
    !(one.type === "in-zone" && one.zone === "play" &&
      typeof one.target === "string"),
);

/** "if …, …", "… unless …" */
export function conditionalProductions(
  chain: Rule<Chain>,
  act: Rule<Act>,
): ClauseProductions<ConditionalClauses> {
  return {
    "conditional": {
      clauses: [
        pattern`if ${condition}, ${then} ${chain} ${instead}`.map((
          [condition, , chain, instead],
        ) =>
          // "If they can't, …": the effect was attempted first, not replaced.
          ifSo(
            condition,
            chain,
            condition.type === "if-they-do-not" ? undefined : instead,
          )
        ),
        // The comma is optional, except before "at the start of your turn".
        pattern`if ${condition} ${act}`.map(([condition, act]) =>
          ifSo(condition, (who) => [{ effect: act(who), join: "." }])
        ),
        alreadySo(chain).map((piece): Clause => ({
          pieces: (who) => [piece(who)],
        })),
        pattern`if ${condition}, ${chain} instead, then ${chain}`.map((
          [condition, first, second],
        ) =>
          ifSo(
            condition,
            (who) => [
              ...first(who),
              ...second(who).map((piece, at) =>
                at === 0 ? { ...piece, join: ", then" as const } : piece
              ),
            ],
            true,
          )
        ),
        pattern`if ${condition}, ${soMany} instead`.map((
          [condition, soMany],
        ) => {
          const piece = conditionalPiece(condition, () => [], true);
          return { pieces: (who) => [{ ...piece(who), soMany }] };
        }),
        pattern`${act} instead if ${condition}`.map(([act, condition]) =>
          ifSo(condition, (who) => [{ effect: act(who), join: "." }], true)
        ),
        pattern`${actor} ${act} instead if ${condition}`.map((
          [who, act, condition],
        ) => ifSo(condition, () => [{ effect: act(who), join: "." }], true)),
        pattern`${words("while", "as long as")} ${state}, ${chain}`.map((
          [, condition, chain],
        ) => grantWhileConditions(ifSo(condition, chain))),
        pattern`unless ${condition}, ${chain}`.map(([condition, chain]) =>
          ifSo(not(condition), chain)
        ),
        pattern`${act} unless ${condition}`.map(([act, condition]) =>
          clause((who) => ({
            type: "conditional",
            condition: not(condition),
            then: act(who),
          }))
        ),
        pattern`${act} if ${condition}`.map(([act, condition]) =>
          clause((who) => ({ type: "conditional", condition, then: act(who) }))
        ),
        pattern`${actor} ${act} if ${condition}`.map((
          [who, act, condition],
        ) =>
          clause(() => ({ type: "conditional", condition, then: act(who) }))
        ),
        checked(
          pattern`${actor} ${act} while ${condition}`,
          ([who, act]) => lasts(act(who)),
        ).map(([who, act, condition]) =>
          clause(() => ({ type: "conditional", condition, then: act(who) }))
        ),
        pattern`${anyPlayer} ${may} ${act} if ${condition}`.map((
          [chooser, , act, condition],
        ) =>
          clause(() => ({
            type: "conditional",
            condition,
            then: { type: "optional", effect: act(chooser), chooser },
          }))
        ),
      ],
    },
  };
}

/** Whether an effect can hold "while …": drawing a card cannot. */
function lasts({ type }: Effect): boolean {
  return EFFECT_TRAITS[type].happens === "always";
}

function not(condition: Condition): Condition {
  return { type: "not", condition };
}

/** "if C, A", as a clause. */
function ifSo(condition: Condition, chain: Chain, instead?: true): Clause {
  const piece = conditionalPiece(condition, chain, instead);
  return { pieces: (who) => [piece(who)] };
}

/** "while C, A": A holds continuously, unless it happens only once. */
function grantWhileConditions({ pieces }: Clause): Clause {
  return {
    pieces: (who) => pieces(who).map((piece) => ({ ...piece, while: true })),
  };
}
