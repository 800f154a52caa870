import type { Rule } from "../../../combinators/mod.ts";
import type { OptionalClauses } from "../../ast/clauses/optional.ts";
import type { Player } from "../../ast/mod.ts";
import { oneOfThem } from "../../ast/player_traits.ts";
import { anyPlayer } from "../nouns/players.ts";
import { pattern, words } from "../words.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

/** "may", "can", "may also" */
export const may: Rule<undefined> = words(
  "may",
  "can",
  "may also",
  "can also",
  "may then",
);

/** "you may …" */
export function optionalProductions(
  chain: Rule<Chain>,
): ClauseProductions<OptionalClauses> {
  return {
    "optional": {
      clauses: [
        pattern`${anyPlayer} ${may} ${chain}`.map(([chooser, , chain]) =>
          allowed(chain, () => chooser)
        ),
      ],
    },
  };
}

/** "each opponent reveals a card and may play it": the same players. */
export function mayToo(chain: Rule<Chain>): Rule<Clause> {
  return pattern`may ${chain}`.map(([chain]) => allowed(chain, (who) => who));
}

function allowed(chain: Chain, by: (who: Player) => Player): Clause {
  return clause((who) => ({
    type: "optional",
    effect: sequence(chain(oneOfThem(by(who)))),
    chooser: by(who),
  }));
}
