import { costHead, effectBody } from "./grammar/abilities/paragraph.ts";
import type {
  Condition,
  Cost,
  Effect,
  Player,
  Target,
  Trigger,
} from "./ast/mod.ts";
import { attempt, attemptMarked } from "./read/attempt.ts";
import { combine } from "./grammar/clauses/join_sentences.ts";
import { shortened } from "./ast/target_names.ts";
import { cost } from "./grammar/clauses/costs.ts";
import { readCondition } from "./documented/condition.ts";
import { documentedEffect } from "./documented/effect.ts";
import { findPlayer, findTarget } from "./documented/target.ts";
import { expandTargets } from "./assemble/expand_targets.ts";
import { target } from "./grammar/nouns/noun_phrase.ts";
import type { ParseOptions } from "./options.ts";
import { placeEffectSpans } from "./assemble/place_spans.ts";
import { player } from "./grammar/nouns/players.ts";
import { type Antecedents, resolveEffect } from "./assemble/resolve.ts";
import { tokensOf } from "./text/long_names.ts";
import { triggers } from "./grammar/triggers/triggers.ts";

/** Reads an effect phrase; undefined if a word of it is not accounted for. */
export function parseEffect(
  text: string,
  options: ParseOptions = {},
): Effect | undefined {
  const effect = options.level === "documented"
    ? documentedEffect(text)
    : fullEffect(text, options);
  return effect && options.targets === "query"
    ? expandTargets.effect(effect)
    : effect;
}

function fullEffect(
  text: string,
  { spans }: ParseOptions,
): Effect | undefined {
  const tokens = tokensOf(text);
  const read = spans ? attemptMarked : attempt;
  const sentences = read(effectBody, tokens);
  if (sentences === undefined) return undefined;
  const known: Antecedents = { previous: false, self: false, trigger: false };
  const effect = resolveEffect(combine(sentences("CONTROLLER")), known);
  if (known.dangling) return undefined;
  const [first] = tokens.tokens;
  const last = tokens.tokens.at(-1);
  return spans && first && last
    ? placeEffectSpans(effect, [first.start, last.end])
    : effect;
}

/** Reads the cards that a phrase means; at the documented level, the first in a text. */
export function parseTarget(
  text: string,
  options: ParseOptions = {},
): Target | undefined {
  const found = attempt(target, tokensOf(text)) ?? findTarget(text);
  if (found === undefined) return undefined;
  const short = typeof found === "object" && "selector" in found
    ? shortened(found)
    : found;
  return options.targets === "query" ? expandTargets.target(short) : short;
}

/** Reads the player that a phrase means, or the first in a text. */
export function parsePlayerTarget(text: string): Player | undefined {
  return attempt(player, tokensOf(text)) ?? findPlayer(text);
}

/** Reads a condition, with or without "if" or "while". */
export function parseCondition(text: string): Condition | undefined {
  return readCondition(text);
}

/** Reads what sets off an ability: "When A and whenever B" is two triggers. */
export function parseTrigger(text: string): readonly Trigger[] | undefined {
  return attempt(triggers, tokensOf(text.trim().replace(/,$/, "")));
}

/** Reads what an ability costs, with or without the dash behind it. */
export function parseCost(text: string): Cost | undefined {
  const tokens = tokensOf(text);
  return attempt(cost, tokens) ?? attempt(costHead, tokens);
}
