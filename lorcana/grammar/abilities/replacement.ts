import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Effect, ReplacementAbility, Target } from "../../ast/mod.ts";
import { queryOf, shortened } from "../../ast/target_names.ts";
import { sum } from "../amounts/amounts.ts";
import { joinSentences } from "../clauses/join_sentences.ts";
import { type Piece, sequence, together } from "../clauses/parts/pieces.ts";
import type { SentencesBody } from "../clauses/sentences.ts";
import type { Act } from "../effects/parts/production.ts";
import { target } from "../nouns/noun_phrase.ts";
import { is } from "../conditions/card.ts";
import { reference } from "../nouns/reference.ts";
import { actor } from "../nouns/players.ts";
import { fixed, number, pattern, words } from "../words.ts";
import type { Sentences } from "./draft.ts";
import { passive } from "./passive.ts";
import { because } from "../../frames/would.ts";
import { event, prevented, type Would } from "./when_it_would.ts";

const isDealt = words("it is dealt", "it's dealt", "that damage is dealt");

/** "prevent 1 of that damage": by how much the damage is reduced. */
const reduced: Rule<number> = oneOf([
  pattern`prevent ${number} of that damage`,
  pattern`reduce that damage by ${number}`,
  pattern`reduce that damage by ${number} instead`,
  pattern`that damage is reduced by ${number}`,
]).map(([less]) => less);

const stop = optional(fixed("."));

/** "… would …, … instead" */
export function replacements(
  act: Rule<Act>,
  body: Rule<SentencesBody>,
): readonly Rule<ReplacementAbility>[] {
  const instead: Rule<Effect> = oneOf<Effect>([
    pattern`${act} instead`.map(([act]) => act("CONTROLLER")),
    pattern`instead ${act}`.map(([act]) => act("CONTROLLER")),
    pattern`${actor} ${act} instead`.map(([who, act]) => act(who)),
    pattern`${actor} may ${act} instead`.map(([chooser, act]): Effect => ({
      type: "optional",
      effect: act(chooser),
      chooser,
    })),
    pattern`${reference} ${is} ${passive} instead`.map(([target, , done]) =>
      done(target)
    ),
    pattern`${isDealt} to ${target} instead`.map(([, target]): Effect => ({
      type: "deal-damage",
      amount: { type: "trigger-amount" },
      target,
    })),
    pattern`you may ${act} and ${act} instead`.map((
      [first, second],
    ): Effect => ({
      type: "optional",
      effect: together([first("CONTROLLER"), second("CONTROLLER")]),
      chooser: "CONTROLLER",
    })),
    pattern`you may pay ${number} {I} to ${act} instead`.map((
      [ink, act],
    ): Effect => ({
      type: "optional",
      effect: { type: "pay-cost", cost: { ink }, effect: act("CONTROLLER") },
      chooser: "CONTROLLER",
    })),
    pattern`you may instead ${act}`.map(([act]): Effect => ({
      type: "optional",
      effect: act("CONTROLLER"),
      chooser: "CONTROLLER",
    })),
  ]);
  return [
    pattern`${event} ${instead} ${stop}`.map(([would, effect]) =>
      replacing(would, effect)
    ),
    // "you don't discard and each opponent loses 1 lore": the loss replaces it.
    pattern`${event} ${prevented} and ${body}`.map(([would, , body]) =>
      replacing(would, joinSentences(body("CONTROLLER")))
    ),
    pattern`${event} ${instead} and ${body}`.map(([would, effect, body]) =>
      replacing(would, alsoDone(effect, body("CONTROLLER")))
    ),
    pattern`${event} ${instead}. ${body}`.map(([would, effect, body]) =>
      replacing(
        would,
        joinSentences([[{ effect, join: "." }], ...body("CONTROLLER")]),
      )
    ),
    pattern`${event} you may ${act} to prevent ${
      words("it", "that damage")
    } ${stop}`.map(([would, act]) => replacing(would, maybe(act))),
    pattern`${event} you may ${act}. if you do, prevent ${
      words("it", "that damage")
    } ${stop}`.map(([would, act]) => replacing(would, maybe(act))),
    pattern`${event} you may pay ${number} {I} to ${reduced} ${stop}`.map((
      [would, ink, less],
    ) =>
      replacing(would, {
        type: "optional",
        effect: { type: "pay-cost", cost: { ink }, effect: lessDamage(less) },
        chooser: "CONTROLLER",
      })
    ),
    pattern`${event} ${reduced} ${stop}`.map(([would, less]) =>
      replacing(would, lessDamage(less))
    ),
    pattern`${
      words("damage dealt to", "damage to")
    } ${target} ${because} is reduced by ${number} ${stop}`
      .map(([, target, cause, less]) =>
        replacing(
          {
            replaces: { event: "damage", target: anyOf(target), ...cause },
          },
          lessDamage(less),
        )
      ),
    pattern`${event} ${prevented} ${stop}`.map(([would]) =>
      replacing(would, "prevent")
    ),
  ];
}

/** "your characters": the event happens to any one of them. */
function anyOf(target: Target): Target {
  const full = queryOf(target);
  return full?.selector === "all"
    ? shortened({ ...full, selector: "any", count: 1 })
    : target;
}

/** Deals the damage that was replaced, reduced by `less`. */
function lessDamage(less: number): Effect {
  return {
    type: "deal-damage",
    amount: sum({ type: "trigger-amount" }, -less),
    target: { ref: "previous-target", wording: { pronoun: "they" } },
  };
}

/** "you may banish this item instead and draw a card": both are optional. */
function alsoDone(effect: Effect, [first = [], ...rest]: Sentences): Effect {
  const [next, ...others] = first;
  const and: readonly Piece[] = next === undefined
    ? []
    : [{ ...next, join: " and" }, ...others];
  if (effect.type !== "optional") {
    return joinSentences([[{ effect, join: "." }, ...and], ...rest]);
  }
  const both = sequence([{ effect: effect.effect, join: "." }, ...and]);
  const option: Piece = { effect: { ...effect, effect: both }, join: "." };
  return joinSentences([[option], ...rest]);
}

/** "you may banish this item to prevent that damage": optional replacement. */
function maybe(act: Act): Effect {
  return {
    type: "optional",
    effect: act("CONTROLLER"),
    chooser: "CONTROLLER",
  };
}

function replacing(
  { replaces, condition }: Would,
  replacement: Effect | "prevent",
): ReplacementAbility {
  return {
    type: "replacement",
    replaces,
    replacement,
    ...(condition === undefined ? {} : { condition }),
  };
}
