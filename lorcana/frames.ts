import { oneOf, optional, type Rule } from "../combinators/mod.ts";
import type { Act } from "./act.ts";
import { countOf, forEach } from "./amounts.ts";
import type {
  Amount,
  Condition,
  Cost,
  Duration,
  Effect,
  Player,
  Trigger,
} from "./ast/mod.ts";
import type { Chain, Clause } from "./clause.ts";
import { condition } from "./conditions.ts";
import {
  counting as countingCards,
  more,
  moreOrFewer,
  tally,
} from "./conditions/have.ts";
import { bound } from "./noun_filters.ts";
import { toQuery } from "./noun.ts";
import { anyNoun, nounPhrase, target, targets } from "./noun_phrase.ts";
import { costItem } from "./costs.ts";
import { counting } from "./counting.ts";
import { leadingDuration } from "./durations.ts";
import { type Piece, sequence } from "./joins.ts";
import { anyPlayer, player } from "./players.ts";
import { happening, limited, triggers } from "./triggers.ts";
import { fixed, lookup, number, pattern, words } from "./words.ts";

const comma = optional(fixed(","));
const whoWith: Rule<Player> = lookup<Player>({
  "each player with": "EACH_PLAYER",
  "each opponent with": "EACH_OPPONENT",
});
const whoDoes: Rule<Player> = lookup<Player>({
  "each player who": "EACH_PLAYER",
  "each opponent who": "EACH_OPPONENT",
});

/** "reveals a character card", "discarded a song card this way" */
const revealed: Rule<Condition> = oneOf([
  pattern`${doneThisWay()} ${nounPhrase} this way`,
  pattern`${doneThisWay()} ${nounPhrase}`,
]).map(([what, noun]): Condition => ({
  type: "this-way",
  what,
  query: toQuery(noun),
}));

function doneThisWay(): Rule<string> {
  return lookup({
    "reveals": "revealed",
    "revealed": "revealed",
    "discards": "discarded",
    "discarded": "discarded",
  });
}

const may = words("may", "can", "may also", "can also");
const then = optional(fixed("then"));
const instead: Rule<true | undefined> = optional(
  fixed("instead").map(() => true as const),
);

function one(effect: Effect, more: Partial<Piece> = {}): readonly Piece[] {
  return [{ effect, join: ".", ...more }];
}

function clause(make: (who: Player) => Effect): Clause {
  return { pieces: (who) => one(make(who)) };
}

/** Clauses that frame others: "you may …", "if …, …", "for each …, …", "A to B". */
export function framed(
  chain: Rule<Chain>,
  act: Rule<Act>,
): readonly Rule<Clause>[] {
  return [
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
    pattern`${whoWith} ${tally} ${anyNoun} ${act}`.map((
      [who, tally, noun, act],
    ) =>
      clause(() => ({
        type: "conditional",
        condition: countingCards("they", noun, tally),
        then: act(who),
      }))
    ),
    pattern`${whoWith} ${moreOrFewer} ${anyNoun} than you ${act}`.map((
      [who, comparison, noun, act],
    ) =>
      clause(() => ({
        type: "conditional",
        condition: more(noun, "they", comparison, "you"),
        then: act(who),
      }))
    ),
    pattern`${whoDoes} ${revealed} ${act}`.map(([who, condition, act]) =>
      clause(() => ({ type: "conditional", condition, then: act(who) }))
    ),
    pattern`${whoDoes} ${revealed} may ${chain}`.map((
      [chooser, condition, chain],
    ) =>
      clause(() => ({
        type: "conditional",
        condition,
        then: { type: "optional", effect: sequence(chain(chooser)), chooser },
      }))
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
    pattern`${anyPlayer} ${may} ${act} if ${condition}`.map((
      [chooser, , act, condition],
    ) =>
      clause(() => ({
        type: "conditional",
        condition,
        then: { type: "optional", effect: act(chooser), chooser },
      }))
    ),
    pattern`${whoWith} ${number} ${bound} lore ${act}`.map((
      [who, value, comparison, act],
    ) =>
      clause(() => ({
        type: "conditional",
        condition: {
          type: "resource-count",
          what: "lore",
          controller: "they",
          comparison,
          value,
        },
        then: act(who),
      }))
    ),
    pattern`${whoWith} more lore than you ${act}`.map(([who, act]) =>
      clause(() => ({
        type: "conditional",
        condition: {
          type: "comparison",
          left: { type: "lore", controller: "they" },
          comparison: "greater-than",
          right: { type: "lore", controller: "you" },
        },
        then: act(who),
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
    join: " and",
  })));
}

/** The effect with the amount that was counted before it. */
function withAmount(amount: Amount, effect: Effect): Effect {
  const walk = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if ("type" in node && node.type === "trigger-amount") {
      const { type: _, ...sign } = node;
      return typeof amount === "object" ? { ...amount, ...sign } : amount;
    }
    if (Array.isArray(node)) return node.map(walk);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value)]),
    );
  };
  return walk(effect) as Effect; // Amounts were replaced by amounts.
}

/** The effect, limited in time. */
function lasting(effect: Effect, duration: Duration): Effect {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
    case "restriction":
    case "grant-ability":
    case "create-triggered-ability":
    case "additional-inkwell":
    case "property-modification":
    case "create-replacement":
      return effect.duration === undefined ? { ...effect, duration } : effect;
    case "sequence":
      return {
        ...effect,
        steps: effect.steps.map((step) => lasting(step, duration)),
      };
    case "optional":
      return { ...effect, effect: lasting(effect.effect, duration) };
    case "cost-reduction":
    case "cost-increase":
      return effect.duration === "next-play" && duration === "this-turn"
        ? { ...effect, duration: "next-play-this-turn" }
        : { type: "lasting", duration, effect };
    default:
      return { type: "lasting", duration, effect };
  }
}
