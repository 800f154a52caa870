import { checked, type Rule } from "../../../combinators/mod.ts";
import type { TriggerClauses } from "../../ast/clauses/trigger.ts";
import type { Effect, Trigger } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import {
  delayed,
  edgeOfTurn,
  happening,
  limited,
  triggers,
} from "../triggers/triggers.ts";
import { pattern } from "../words.ts";
import { type Chain, clause } from "./parts/clause.ts";
import { type Piece, sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

/** "whenever one of your characters quests this turn, gain 1 lore" */
export function triggerProductions(
  chain: Rule<Chain>,
  act: Rule<Act>,
): ClauseProductions<TriggerClauses> {
  return {
    "create-triggered-ability": {
      clauses: [
        pattern`${act} ${edgeOfTurn}`.map(([act, trigger]) =>
          clause((who) => later([trigger], act(who)))
        ),
        checked(
          pattern`${triggers}, ${chain}`,
          ([triggers]) => !triggers.some(isOver),
        ).map(([triggers, chain]) =>
          clause((who) => later(triggers, sequence(chain(who))))
        ),
        pattern`the next time ${happening}, ${chain}`.map(([event, chain]) => {
          const next = limited({ ...event, timing: "when" }, [
            { type: "next-time" },
          ]);
          return clause((who) => later([next], sequence(chain(who))));
        }),
      ],
    },
  };
}

/** "When you play this card": too late, since the card has been played. */
function isOver({ event, on }: Trigger): boolean {
  return event === "play" && on === "SELF";
}

/** An effect that waits for its triggers. */
function later(triggers: readonly Trigger[], effect: Effect): Effect {
  return sequence(triggers.map((trigger): Piece => ({
    effect: {
      type: "create-triggered-ability",
      ability: { type: "triggered", trigger: delayed(trigger), effect },
    },
    join: ".",
  })));
}
