import { optional, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "../effects/who_acts.ts";
import { countOf, forEach } from "../amounts/amounts.ts";
import type { Cost, Effect, Trigger } from "../../ast/mod.ts";
import type { Chain, Clause } from "./clause.ts";
import { condition } from "../conditions/condition.ts";
import { costItem } from "./costs.ts";
import { counting } from "./for_each.ts";
import { leadingDuration } from "../amounts/durations.ts";
import { clause, one } from "./frame_clause.ts";
import { type Piece, sequence } from "./pieces.ts";
import { lasting } from "./lasting.ts";
import { anyNoun, target, targets } from "../nouns/noun_phrase.ts";
import { playerFrames } from "./each_player_with.ts";
import { anyPlayer, player } from "../nouns/players.ts";
import { happening, limited, triggers } from "../triggers/triggers.ts";
import { withAmount } from "./count_first.ts";
import { fixed, number, pattern, words } from "../words.ts";

const comma = optional(fixed(","));
const may = words("may", "can", "may also", "can also");
const then = optional(fixed("then"));
const instead: Rule<true | undefined> = optional(
  fixed("instead").map(() => true as const),
);

/** Clauses that frame others: "you may …", "if …, …", "for each …, …", "A to B". */
export function framed(
  chain: Rule<Chain>,
  act: Rule<Act>,
): readonly Rule<Clause>[] {
  return [
    ...playerFrames(chain, act),
    pattern`${anyPlayer} ${may} ${chain}`.map(([chooser, , chain]) =>
      clause(() => ({
        type: "optional",
        effect: sequence(chain(chooser)),
        chooser,
      }))
    ),
    // "each opponent reveals a card and may play it": who acts was said before.
    pattern`may ${chain}`.map(([chain]) =>
      clause((chooser) => ({
        type: "optional",
        effect: sequence(chain(chooser)),
        chooser,
      }))
    ),
    pattern`if ${condition} ${comma} ${then} ${chain} ${instead}`.map((
      [condition, , , chain, instead],
    ): Clause => ({
      pieces: (who) =>
        one(
          {
            type: "conditional",
            condition,
            then: sequence(chain(who)),
            ...(instead === undefined ? {} : { instead }),
          },
          instead === undefined ? {} : { instead },
        ),
    })),
    pattern`${words("while", "as long as")} ${condition}, ${chain}`.map((
      [, condition, chain],
    ) =>
      clause((who) => ({
        type: "conditional",
        condition,
        then: sequence(chain(who)),
      }))
    ),
    pattern`unless ${condition}, ${chain}`.map(([condition, chain]) =>
      clause((who) => ({
        type: "conditional",
        condition: { type: "not", condition },
        then: sequence(chain(who)),
      }))
    ),
    pattern`${act} unless ${condition}`.map(([act, condition]) =>
      clause((who) => ({
        type: "conditional",
        condition: { type: "not", condition },
        then: act(who),
      }))
    ),
    pattern`${act} unless ${anyPlayer} ${act}`.map(([act, chooser, other]) =>
      clause((who) => ({
        type: "choice",
        options: [act(who), other(chooser)],
        optionLabels: [],
        chooser,
        written: "unless",
      }))
    ),
    pattern`${act} at the end of ${words("your turn", "the turn", "this turn")}`
      .map(([act]) => clause((who) => later([END_OF_TURN], act(who)))),
    pattern`${forEach}, ${chain}`.map(([counter, chain]) =>
      clause((who) => counting(counter, sequence(chain(who))))
    ),
    pattern`for each opponent who ${words("doesn't", "does not")}, ${chain}`
      .map((
        [, chain],
      ) =>
        clause((who) => ({
          type: "for-each-opponent",
          condition: { type: "if-they-do-not" },
          effect: sequence(chain(who)),
        }))
      ),
    pattern`for each opponent who does, ${chain}`.map(([chain]) =>
      clause((who) => ({
        type: "for-each-opponent",
        condition: { type: "if-you-do" },
        effect: sequence(chain(who)),
      }))
    ),
    pattern`for each ${words("opponent", "opposing player")}, ${chain}`.map((
      [, chain],
    ) =>
      clause((who) => ({
        type: "for-each-opponent",
        effect: sequence(chain(who)),
      }))
    ),
    pattern`${leadingDuration} ${chain}`.map(([duration, chain]) =>
      clause((who) => lasting(sequence(chain(who)), duration))
    ),
    pattern`${act} to ${chain}`.map(([act, chain]): Clause => ({
      pieces: (who) => paying(act(who), sequence(chain(who))),
    })),
    pattern`pay ${number} {I} ${moreCost} to ${chain}`.map((
      [ink, more, chain],
    ) =>
      clause((who) => ({
        type: "pay-cost",
        cost: { ink, ...more },
        effect: sequence(chain(who)),
      }))
    ),
    // No act, or "pay 2 {I} to …" would also be "A to B".
    pattern`pay ${number} {I}`.map(([ink]) =>
      clause(() => ({ type: "pay-cost", cost: { ink } }))
    ),
    pattern`count the number of ${anyNoun}. ${chain}`.map(([noun, chain]) =>
      clause((who) => withAmount(countOf(noun), sequence(chain(who))))
    ),
    pattern`damage counters can't be removed from ${target}`.map(([target]) =>
      clause(() => ({
        type: "restriction",
        restriction: "cant-remove-damage",
        target,
      }))
    ),
    pattern`${act} if ${condition}`.map(([act, condition]) =>
      clause((who) => ({ type: "conditional", condition, then: act(who) }))
    ),
    pattern`${anyPlayer} ${act} if ${condition}`.map((
      [who, act, condition],
    ) => clause(() => ({ type: "conditional", condition, then: act(who) }))),
    pattern`${anyPlayer} ${may} ${act} if ${condition}`.map((
      [chooser, , act, condition],
    ) =>
      clause(() => ({
        type: "conditional",
        condition,
        then: { type: "optional", effect: act(chooser), chooser },
      }))
    ),
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
    pattern`the next time ${target} would be dealt damage ${comma} ${target} ${
      words("take", "takes")
    } no damage instead`.map(([target]) =>
      clause(() => ({
        type: "create-replacement",
        replaces: "damage",
        target,
        replacement: "prevent",
        next: true,
      }))
    ),
    pattern`choose any number of players. they ${chain}`.map((
      [chain],
    ): Clause => ({
      pieces: () => chain("CHOSEN_PLAYERS"),
      subject: "CHOSEN_PLAYERS",
    })),
    pattern`have ${player} ${act}`.map(([who, act]) => clause(() => act(who))),
    pattern`${triggers}, ${chain}`.map(([triggers, chain]) =>
      clause((who) => later(triggers, sequence(chain(who))))
    ),
    pattern`the next time ${happening}, ${chain}`.map(([event, chain]) =>
      clause((who) =>
        later([
          limited({ ...event, timing: "when" }, [{ type: "next-time" }]),
        ], sequence(chain(who)))
      )
    ),
  ];
}

const END_OF_TURN: Trigger = { event: "end-turn", timing: "at", on: "YOU" };

const moreCost: Rule<Cost | undefined> = optional(
  pattern`and ${costItem}`.map(([cost]) => cost),
);

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

/** An effect that waits for something to happen. */
function later(
  triggers: readonly Trigger[],
  effect: Effect,
): Effect {
  return sequence(triggers.map((trigger): Piece => ({
    effect: {
      type: "create-triggered-ability",
      ability: { type: "triggered", trigger, effect },
    },
    join: ".",
  })));
}
