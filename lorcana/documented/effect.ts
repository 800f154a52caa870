import type { CountedAmount, Effect, Query } from "../ast/mod.ts";
import { counted } from "../grammar/amounts/counted.ts";
import { countingEach } from "../grammar/clauses/for_each.ts";
import { attempt } from "../attempt/attempt.ts";
import { tokensOf } from "../text/long_names.ts";
import { atomicEffect } from "./atomic.ts";
import { controllerOf } from "./controller.ts";
import { documentedCondition } from "./condition.ts";
import { splitSequenceSteps } from "./split.ts";

/** An effect phrase by the rules of the design document. */
export function documentedEffect(text: string): Effect | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return firstThat([
    repeated,
    conditional,
    chosen,
    ifYouDo,
    forEach,
    inSequence,
    optional,
  ], trimmed);
}

/** Whether a rule is in charge of a text, and what it makes of it. */
type Attempt = { readonly effect: Effect | undefined } | undefined;

/** The result of the first rule that is in charge, else a single effect. */
function firstThat(
  rules: readonly ((text: string) => Attempt)[],
  text: string,
): Effect | undefined {
  for (const rule of rules) {
    const attempt = rule(text);
    if (attempt !== undefined) return attempt.effect;
  }
  return atomicEffect(text);
}

/** "A. Repeat this 3 times" */
function repeated(text: string): Attempt {
  const found = text.match(
    /^(.+?)\.\s*(you may\s+)?repeat (?:this|that) (up to )?(\d+) times?\.?$/is,
  );
  if (found === null) return undefined;
  const [, before = "", may, , times] = found;
  const inner = documentedEffect(before);
  if (inner === undefined) return { effect: undefined };
  const effect: Effect = {
    type: "repeat",
    times: Number(times),
    effect: inner,
  };
  return {
    effect: may === undefined
      ? effect
      : { type: "optional", effect, chooser: "CONTROLLER" },
  };
}

/** "If C, Y", and "X. If C, Y instead" */
function conditional(text: string): Attempt {
  const found = text.match(
    /^(?:(?<other>.+?)\.\s+)?if (?!you do\b)(?<condition>[^,]+),\s+(?<then>.+?)(?<instead>\s+instead)?\.?$/is,
  );
  const { other, condition, then, instead } = found?.groups ?? {};
  if (condition === undefined || then === undefined) return undefined;
  if ((other === undefined) !== (instead === undefined)) return undefined;
  const holds = documentedCondition(condition);
  const effect = documentedEffect(then);
  if (holds === undefined || effect === undefined) return undefined;
  if (other === undefined) {
    return { effect: { type: "conditional", condition: holds, then: effect } };
  }
  const before = documentedEffect(other);
  return before === undefined ? undefined : {
    effect: {
      type: "conditional",
      condition: holds,
      then: effect,
      else: before,
    },
  };
}

/** "Choose one: A. B.", "A or B" */
function chosen(text: string): Attempt {
  const list = text.match(/^choose one:?\s*(.*)$/is)?.[1];
  if (list !== undefined) return { effect: choice(optionsOf(list)) };
  const parts = text.split(
    /(?<!\s)\s+or\s+(?=(?:draw|gain|deal|exert|ready|banish|return)\b)/i,
  );
  const either = parts.length > 1 ? choice(parts) : undefined;
  return either === undefined ? undefined : { effect: either };
}

function optionsOf(list: string): readonly string[] {
  const separator = list.includes("•")
    ? "•" // Whoever gets the options trims them.
    : /;\s*or\b/i.test(list)
    ? /;\s*or\s+/i
    : /\.\s+/;
  return list.split(separator);
}

function choice(parts: readonly string[]): Effect | undefined {
  const optionLabels = parts.map((part) => part.trim().replace(/\.$/, ""))
    .filter((part) => part !== "");
  const options = optionLabels.map(documentedEffect)
    .filter((option) => option !== undefined);
  return options.length < 2 || options.length < optionLabels.length
    ? undefined
    : { type: "choice", options, optionLabels };
}

/** "You may A. If you do, B" */
function ifYouDo(text: string): Attempt {
  const found = text.match(/^you may (.+?)\.\s*if you do,\s*(.+)$/is);
  if (found === null) return undefined;
  const [, first = "", second = ""] = found;
  const inner = documentedEffect(first);
  const after = documentedEffect(second);
  return {
    effect: inner === undefined || after === undefined ? undefined : {
      type: "sequence",
      steps: [
        { type: "optional", effect: inner, chooser: "CONTROLLER" },
        after,
      ],
    },
  };
}

/** "Y for each X" */
function forEach(text: string): Attempt {
  const [, before, what] = text.match(/^(.+?) for each (.+?)\.?$/is) ?? [];
  if (before === undefined || what === undefined) return undefined;
  const counter = attempt(counted, tokensOf(what));
  const effect = atomicEffect(before);
  if (counter === undefined || effect === undefined) return undefined;
  const made = countingEach(counter, effect);
  return {
    effect: made.type === "for-each"
      ? { ...made, counter: documentedCounter(made.counter, what) }
      : made,
  };
}

/** The document's counters are about this card or about some target. */
function documentedCounter(
  counter: CountedAmount,
  words: string,
): CountedAmount {
  switch (counter.type) {
    case "count":
      return shortCount(counter.query, words) ?? counter;
    case "turn-count":
      return counter.metric === "sang-this-song"
        ? short({ type: "characters-that-sang" })
        : counter;
    case "cards-under":
      return short({ type: "cards-under-self" });
    case "damage-on-target":
      // The document's counter does not say which target.
      return short({
        type: counter.target === "SELF" ? "damage-on-self" : counter.type,
      });
    default:
      return counter;
  }
}

/** The document's names of what is counted; "their" cards are an opponent's. */
function shortCount(query: Query, words: string): CountedAmount | undefined {
  const { cardTypes, zones, filter = [], owner, excludeSelf } = query;
  if (/^character that sang this turn$/iu.test(words.trim())) {
    return short({ type: "characters-that-sang", thisTurn: true });
  }
  const only = filter.length === 1 ? filter[0]!.type : "";
  const type = excludeSelf || filter.length > 1
    ? undefined
    : SHORT[`${only} ${cardTypes} ${zones}`.trim()];
  if (type === undefined) return undefined;
  const controller = zones[0] !== "play" && /\btheir\b/i.test(words)
    ? "opponent"
    : controllerOf(owner);
  return short({ type, controller });
}

/** A counter with the fields that the design document gives it. */
function short(counter: Readonly<Record<string, unknown>>): CountedAmount {
  return counter as unknown as CountedAmount; // The document's, not ours.
}

const SHORT: { readonly [cards: string]: string | undefined } = {
  "character play": "characters",
  "damaged character play": "damaged-characters",
  "item play": "items",
  "location play": "locations",
  "card hand": "cards-in-hand",
  "card discard": "cards-in-discard",
};

/** Steps, each of them a single effect: one that fails fails them all. */
function inSequence(text: string): Attempt {
  if (/\byou may\b/i.test(text)) return undefined;
  const steps = splitSequenceSteps(text);
  if (steps.length < 2) return undefined;
  const effects = steps.map(atomicEffect);
  return {
    effect: effects.every((effect) => effect !== undefined)
      ? { type: "sequence", steps: effects }
      : undefined,
  };
}

/** "You may A" */
function optional(text: string): Attempt {
  if (!/\byou may\b/i.test(text)) return undefined;
  const effect = documentedEffect(text.replace(/\byou may\b/i, ""));
  return {
    effect: effect === undefined
      ? undefined
      : { type: "optional", effect, chooser: "CONTROLLER" },
  };
}
