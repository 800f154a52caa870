import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Effect, ReplacementAbility } from "../../ast/mod.ts";
import { joinSentences } from "../clauses/join_sentences.ts";
import { type Piece, sequence, together } from "../clauses/pieces.ts";
import type { SentencesBody } from "../clauses/sentences.ts";
import type { Act } from "../effects/parts/production.ts";
import { actor } from "../nouns/players.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";
import type { Sentences } from "./draft.ts";
import { type WouldHappen, wouldHappen } from "./would.ts";

type First = Pick<WouldHappen, "first" | "eachTurn">;

const when: Rule<First> = lookup<First>({
  "whenever": {},
  "when": {},
  "if": {},
  "the first time": { first: true },
  "the first time each turn": { first: true, eachTurn: true },
  "once per turn, if": { first: true, eachTurn: true },
});
const eachTurn: Rule<First | undefined> = optional(
  lookup<First>({ "each turn": { first: true, eachTurn: true } }),
);
const comma = optional(fixed(","));
const stop = optional(fixed("."));

/** "… would …, … instead" */
export function replacements(
  act: Rule<Act>,
  body: Rule<SentencesBody>,
): readonly Rule<ReplacementAbility>[] {
  const event = pattern`${when} ${wouldHappen} ${eachTurn} ${comma}`.map((
    [first, replaces, each],
  ): WouldHappen => ({ ...replaces, ...first, ...each }));
  const instead: Rule<Effect> = oneOf<Effect>([
    pattern`${act} instead`.map(([act]) => act("CONTROLLER")),
    pattern`instead ${act}`.map(([act]) => act("CONTROLLER")),
    pattern`${actor} ${act} instead`.map(([who, act]) => act(who)),
    pattern`you may ${act} instead`.map(([act]): Effect => ({
      type: "optional",
      effect: act("CONTROLLER"),
      chooser: "CONTROLLER",
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
    pattern`${event} ${instead} ${stop}`.map(([replaces, effect]) =>
      replacing(replaces, effect)
    ),
    // "you don't discard and each opponent loses 1 lore": that in its place.
    pattern`${event} ${prevented} and ${body}`.map(([replaces, , body]) =>
      replacing(replaces, joinSentences(body("CONTROLLER")))
    ),
    pattern`${event} ${instead} and ${body}`.map(([replaces, effect, body]) =>
      replacing(replaces, alsoDone(effect, body("CONTROLLER")))
    ),
    pattern`${event} ${instead}. ${body}`.map(([replaces, effect, body]) =>
      replacing(
        replaces,
        joinSentences([[{ effect, join: "." }], ...body("CONTROLLER")]),
      )
    ),
    pattern`${event} you may ${act} to prevent ${
      words("it", "that damage")
    } ${stop}`.map(([replaces, act]) => replacing(replaces, maybe(act))),
    pattern`${event} you may ${act}. if you do, prevent ${
      words("it", "that damage")
    } ${stop}`.map(([replaces, act]) => replacing(replaces, maybe(act))),
    pattern`${event} ${prevented} ${stop}`.map(([replaces]) =>
      replacing(replaces, "prevent")
    ),
  ];
}

/** "you may banish this item instead and draw a card": both, or nothing. */
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

/** "you may banish this item to prevent that damage": done in its place. */
function maybe(act: Act): Effect {
  return {
    type: "optional",
    effect: act("CONTROLLER"),
    chooser: "CONTROLLER",
  };
}

function replacing(
  replaces: WouldHappen,
  replacement: Effect | "prevent",
): ReplacementAbility {
  return { type: "replacement", replaces, replacement };
}

const prevented = words(
  "you don't discard",
  "you don't discard instead",
  "you don't discard them",
  "you don't discard it",
  "prevent it",
  "you don't",
  "they don't",
  "prevent that damage",
  "they take no damage instead",
  "he takes no damage instead",
  "she takes no damage instead",
  "it takes no damage instead",
  "take no damage instead",
);
