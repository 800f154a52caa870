import type { Ability, Effect, KeywordAbility } from "../ast/mod.ts";
import { costHead, triggerHead } from "../grammar/abilities/heads.ts";
import { keywordLine } from "../grammar/abilities/keyword_line.ts";
import { limited } from "../grammar/triggers/triggers.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { attempt, attemptPrefix } from "../attempt/attempt.ts";
import { columnsOf } from "../attempt/columns.ts";
import { extractNamedAbilityPrefix } from "../text/ability_name.ts";
import { tokensOf } from "../text/long_names.ts";
import { classifyAbility } from "./classify.ts";
import { documentedCondition } from "./condition.ts";
import { documentedCost } from "./cost.ts";
import { documentedTrigger } from "./trigger_subject.ts";
import { documentedEffect } from "./effect.ts";

/** Reads one paragraph by the rules of the design document. */
export function documentedAbility(
  text: string,
  options: ParseOptions,
  full: (text: string) => ParseResult,
): ParseResult {
  const { reminders } = tokensOf(text);
  const named = extractNamedAbilityPrefix(text);
  const name = named?.name ?? options.name;
  const body = withoutReminders(named?.remainingText ?? text.trim());
  const read = ability(body) ?? full(body).abilities[0];
  if (read === undefined) return full(text);
  const whole = name === undefined ? read : { ...read, name };
  return {
    ok: true,
    text,
    abilities: [whole],
    ...(name === undefined ? {} : { name }),
    residue: [],
    reminders,
    diagnostics: [],
    warnings: [],
  };
}

function withoutReminders(text: string): string {
  const { reminders } = tokensOf(text);
  return reminders.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  ).trim();
}

function ability(text: string): Ability | undefined {
  // A cost without its separator is no ability, whatever stands after it.
  if (text.startsWith("{") && !isActivated(text)) return undefined;
  switch (classifyAbility(text).type) {
    case "keyword":
      return keyword(text);
    case "triggered":
      return triggered(text);
    case "activated":
      return activated(text);
    case "static":
      return continuous(text);
    case "action":
      return withEffect("action", text);
  }
}

function isActivated(text: string): boolean {
  return classifyAbility(text).type === "activated";
}

/** A placeholder in a keyword is 0, other than in effects and costs. */
function keyword(text: string): Ability | undefined {
  const found = attempt(keywordLine, tokensOf(text))?.[0];
  return found && withoutPlaceholder(found);
}

function withoutPlaceholder(ability: KeywordAbility): KeywordAbility {
  const { value, cost } = ability;
  return {
    ...ability,
    ...(value === -1 ? { value: 0 } : {}),
    ...(cost === undefined ? {} : {
      cost: cost.ink === -1 ? { ...cost, ink: 0 } : documentedCost(cost),
    }),
  };
}

function triggered(text: string): Ability | undefined {
  const { tokens } = tokensOf(text);
  const head = attemptPrefix(triggerHead, columnsOf(tokens));
  const rest = head && tokens[head.next];
  if (head === undefined || rest === undefined) return undefined;
  const [scope, triggers] = head.value;
  const trigger = triggers[0];
  const effect = effectOf(text.slice(rest.start));
  return trigger === undefined || effect === undefined ? undefined : {
    type: "triggered",
    trigger: documentedTrigger(limited(trigger, scope.restrictions ?? [])),
    effect,
  };
}

function activated(text: string): Ability | undefined {
  const { tokens } = tokensOf(text);
  const head = attemptPrefix(costHead, columnsOf(tokens));
  const rest = head && tokens[head.next];
  if (head === undefined || rest === undefined) return undefined;
  const effect = effectOf(text.slice(rest.start));
  return effect &&
    { type: "activated", cost: documentedCost(head.value), effect };
}

/** "While C, X" or X alone. */
function continuous(text: string): Ability | undefined {
  const [, words, rest] = text.match(/^(?:while|if) ([^,]+),\s+(.+)$/is) ?? [];
  const condition = words === undefined
    ? undefined
    : documentedCondition(words);
  if (condition === undefined || rest === undefined) {
    return withEffect("static", text);
  }
  const effect = effectOf(rest);
  return effect && { type: "static", condition, effect };
}

function withEffect(
  type: "static" | "action",
  text: string,
): Ability | undefined {
  const effect = effectOf(text);
  return effect && { type, effect };
}

function effectOf(text: string): Effect | undefined {
  return documentedEffect(text.replace(/\.$/, ""));
}
