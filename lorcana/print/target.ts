import type { Reference, Target } from "../ast/mod.ts";
import {
  expanded,
  isThisCard,
  THIS_CARD,
  type ThisCard,
} from "../ast/target_names.ts";
import { printNoun } from "./noun.ts";
import type { Position, Voice } from "./voice.ts";

/** The words for cards. */
export function printTarget(
  target: Target,
  voice: Voice,
  position: Position,
): string {
  const words = write(target, voice, position);
  if (!isReference(target)) voice.last = target;
  return words;
}

function isReference(target: Target): boolean {
  return typeof target === "object" && "ref" in target;
}

function write(target: Target, voice: Voice, position: Position): string {
  const full = expanded(target);
  if (typeof full === "string") return self(full, voice, position);
  if ("ref" in full) return reference(full, voice, position);
  if ("join" in full) {
    return full.targets.map((one) => printTarget(one, voice, position))
      .join(` ${full.join} `);
  }
  return printNoun(full, voice, position);
}

const FORMS: {
  readonly [word: string]: readonly [string, string, string] | undefined;
} = {
  he: ["he", "him", "his"],
  she: ["she", "her", "her"],
  it: ["it", "it", "its"],
  they: ["they", "them", "their"],
};

const THEY: readonly [string, string, string] = ["they", "them", "their"];

/** "this character", or the pronoun for it once it was named. */
function self(name: ThisCard, voice: Voice, position: Position): string {
  const forms = voice.pronoun === undefined ? undefined : FORMS[voice.pronoun];
  const again = voice.named;
  voice.named = true;
  const free = voice.last === undefined
    ? !voice.others
    : isThisCard(voice.last);
  if (name === "SELF" && forms !== undefined && again && free) {
    return position === "subject"
      ? forms[0]
      : position === "possessive"
      ? forms[2]
      : forms[1];
  }
  return `this ${THIS_CARD[name]}`;
}

const SAID: { readonly [word: string]: RegExp | undefined } = {
  he: /\b(?:he|him|his)\b/iu,
  she: /\b(?:she|her)\b/iu,
  it: /\bits?\b/iu,
  they: /\b(?:they|them|their)\b/iu,
};

/** Whether a text has a form of the pronoun in it. */
export function saysPronoun(text: string, pronoun: string): boolean {
  return SAID[pronoun]?.test(text) ?? true;
}

/** "them", "that character", "the banished character" */
function reference(
  { ref, cardType, participle, pronoun }: Reference,
  voice: Voice,
  position: Position,
): string {
  if (ref === "attacker") return "the challenging character";
  if (ref === "defender") return "the challenged character";
  if (ref === "same-location") return "the same location";
  if (participle === "those") return `those ${cardType ?? "character"}s`;
  if (participle !== undefined) {
    return `the ${participle} ${cardType ?? "card"}`;
  }
  if (cardType !== undefined) return `that ${cardType}`;
  const forms = FORMS[pronoun ?? (isThing(voice.last) ? "it" : "they")] ??
    THEY;
  return position === "subject"
    ? forms[0]
    : position === "possessive"
    ? forms[2]
    : forms[1];
}

/** Whether "it" is the word for the last cards. */
export function isThing(target: Target | undefined): boolean {
  if (target === undefined) return false;
  const full = expanded(target);
  return typeof full === "object" && "selector" in full &&
    full.cardTypes.every((type) => type === "item" || type === "location") &&
    full.count === 1;
}

/** Whether a verb behind these cards has no "s". */
export function isPlural(target: Target): boolean {
  const full = expanded(target);
  if (typeof full === "string") return false;
  if ("ref" in full) {
    if (full.ref === "attacker" || full.ref === "defender") return false;
    return full.participle === "those" ||
      full.cardType === undefined && full.pronoun === undefined;
  }
  if ("join" in full) return full.join === "and";
  if (full.selector === "all") return true;
  return full.count !== 1;
}
