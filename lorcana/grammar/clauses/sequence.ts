import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { SequenceClauses } from "../../ast/clauses/sequence.ts";
import type { Effect, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { dealToTwo } from "../effects/damage.ts";
import { type Act, actsIn } from "../effects/parts/production.ts";
import { returnSeveral } from "../effects/return.ts";
import { shuffleProductions } from "../effects/shuffle.ts";
import { inPile, type Noun } from "../nouns/noun.ts";
import { cardPhrase, targets } from "../nouns/noun_phrase.ts";
import { playFrom } from "../effects/play.ts";
import { self } from "../nouns/reference.ts";
import { reveal } from "../verbs.ts";
import { pattern, words } from "../words.ts";
import type { Chain, Clause } from "./parts/clause.ts";
import { type Piece, sequence, together } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

/** "deal 2 damage to chosen character and 1 damage to each other character" */
export const damageToTwo: Rule<Act> = dealToTwo.map(
  ([first, second]) => (who) =>
    sequence([
      { effect: first(who), join: "." },
      { effect: second(who), join: " and" },
    ]),
);

/** "shuffles their deck and then reveals the top card" of that deck. */
export const shuffleAndReveal: Rule<Act> = pattern`${
  oneOf(actsIn({ "shuffle-deck": shuffleProductions["shuffle-deck"] }))
} and then ${reveal} the top card`.map(([shuffle]) => (player) =>
  sequence([
    { effect: shuffle(player), join: "." },
    { effect: { type: "reveal-top-card", player }, join: ", then" },
  ])
);

/** "return a character card and an item card from your discard to your hand" */
export const severalReturned: Rule<Act> = returnSeveral.map(
  (acts) => (who) => together(acts.map((act) => act(who))),
);

/** "rather than pay this character's cost": the card whose cost is not paid. */
const ratherThanPaying: Rule<Target> = pattern`${
  words("rather than pay", "rather than paying", "instead of paying")
} ${
  oneOf<Target>([
    pattern`${self}'s`.map(([target]) => target),
    words("his", "her", "its", "the").map((): Target => "SELF"),
  ])
} ${words("cost", "ink cost")}`.map(([, target]) => target);

/** "by exerting 2 of your items": the effect that pays. */
const byDoing: Rule<Effect> = oneOf<Effect>([
  pattern`exerting ${targets}`.map(([target]) =>
    effect({ type: "exert", target })
  ),
  pattern`banishing ${targets}`.map(([target]) =>
    effect({ type: "banish", target })
  ),
  pattern`discarding ${cardPhrase}`.map(([noun]) => discarding(noun)),
]);

function discarding(noun: Noun): Effect {
  const player = "CONTROLLER";
  return effect({
    type: "discard",
    player,
    target: inPile(noun, "hand", player),
  });
}

function playedFree(target: Target): Effect {
  return effect({ type: "play-card", target, cost: "free" });
}

/** "A to B"; consecutive clauses form all other sequences. */
export function sequenceProductions(
  chain: Rule<Chain>,
  act: Rule<Act>,
): ClauseProductions<SequenceClauses> {
  return {
    "sequence": {
      clauses: [
        pattern`${act} to ${chain}`.map(([act, chain]): Clause => ({
          pieces: (who) => paying(act(who), sequence(chain(who))),
        })),
        pattern`${act} ${ratherThanPaying}`.map(([act, target]): Clause => ({
          pieces: (who) => paying(act(who), playedFree(target)),
        })),
        pattern`play ${self} by ${byDoing} ${optional(ratherThanPaying)}`.map((
          [target, paid],
        ): Clause => ({ pieces: () => paying(paid, playedFree(target)) })),
        pattern`${playFrom} by ${byDoing}`.map(([play, paid]): Clause => ({
          pieces: (who) => paying(paid, { ...play(who), cost: "free" }),
        })),
        pattern`${targets} may enter play exerted to ${chain}`.map((
          [target, chain],
        ): Clause => ({
          pieces: (who) =>
            paying(
              {
                type: "restriction",
                restriction: "may-enter-play-exerted",
                target,
              },
              sequence(chain(who)),
            ),
        })),
      ],
    },
  };
}

/** "A to B": B happens if A was done. */
function paying(paid: Effect, gained: Effect): readonly Piece[] {
  return [
    { effect: paid, join: "." },
    {
      effect: {
        type: "conditional",
        condition: { type: "if-you-do" },
        then: gained,
      },
      join: " to",
    },
  ];
}
