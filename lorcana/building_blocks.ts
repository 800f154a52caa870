import { expectString } from "../diagnostics/internal.ts";
import { expandTargets } from "./assemble/expand_targets.ts";
import type {
  Condition,
  Cost,
  Effect,
  Player,
  Target,
  Trigger,
} from "./ast/mod.ts";
import { owned } from "./ast/owned.ts";
import { shortened } from "./ast/target_names.ts";
import { attempt } from "./attempt/attempt.ts";
import { costHead } from "./grammar/abilities/heads.ts";
import { cost } from "./grammar/clauses/parts/costs.ts";
import { triggers } from "./grammar/triggers/triggers.ts";
import { DEFAULTS, type ParseOptions } from "./options.ts";
import { levelOf } from "./read/levels.ts";
import { tokensOf } from "./text/long_names.ts";

/** Reads an effect phrase; undefined if any word is not accounted for. */
export function parseEffect(
  text: string,
  options: ParseOptions = DEFAULTS,
): Effect | undefined {
  expectString(text, "text");
  const effect = levelOf(options).effect(text, options);
  return owned(
    effect && options.targets === "query"
      ? expandTargets.effect(effect)
      : effect,
  );
}

/** Reads the cards that a phrase means; at the documented level, the first in a text. */
export function parseTarget(
  text: string,
  options: ParseOptions = DEFAULTS,
): Target | undefined {
  expectString(text, "text");
  const found = levelOf(options).target(text);
  if (found === undefined) return undefined;
  const short = typeof found === "object" && "selector" in found
    ? shortened(found)
    : found;
  return owned(
    options.targets === "query" ? expandTargets.target(short) : short,
  );
}

/** Reads the player that a phrase means; at the documented level, the first in a text. */
export function parsePlayerTarget(
  text: string,
  options: ParseOptions = DEFAULTS,
): Player | undefined {
  expectString(text, "text");
  return owned(levelOf(options).player(text));
}

/** Reads a condition, with or without "if" or "while". */
export function parseCondition(
  text: string,
  options: ParseOptions = DEFAULTS,
): Condition | undefined {
  expectString(text, "text");
  return owned(levelOf(options).condition(text));
}

/** Reads what triggers an ability: "When A and whenever B" is two triggers. */
export function parseTrigger(text: string): readonly Trigger[] | undefined {
  expectString(text, "text");
  return owned(attempt(triggers, tokensOf(text.trim().replace(/,$/, ""))));
}

/** Reads what an ability costs, with or without the dash after it. */
export function parseCost(text: string): Cost | undefined {
  expectString(text, "text");
  const tokens = tokensOf(text);
  return owned(attempt(cost, tokens) ?? attempt(costHead, tokens));
}
