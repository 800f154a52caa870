import type {
  Reference,
  ReferenceWording,
  Target,
  TargetGroup,
} from "../../ast/mod.ts";
import {
  expanded,
  type FullTarget,
  THIS_CARD,
} from "../../ast/target_names.ts";
import { blank, caseOf } from "../text/blanks.ts";
import { alone, form } from "../text/fill.ts";
import { printNoun } from "./noun.ts";
import { phrase, type Position, type Voice } from "../text/voice.ts";

/** The words for cards, with blanks for words that depend on the context. */
export function printTarget(
  target: Target,
  voice: Voice,
  position: Position,
): string {
  const full = expanded(target);
  if (full === "SELF") return blank("self", caseOf(position));
  if (typeof full === "string") {
    return `this ${THIS_CARD[full]}${blank("said", "self")}`;
  }
  if ("ref" in full) return reference(full, position);
  const words = "join" in full
    ? both(full) + full.targets.map((one) => printTarget(one, voice, position))
      .join(` ${full.join} `)
    : printNoun(full, voice, position);
  return words + blank("said", isThing(full) ? "thing" : "other");
}

/** "both this character and that location": if a reference comes second. */
function both({ join, targets: [, second] }: TargetGroup): string {
  return join === "and" && typeof second === "object" && "ref" in second
    ? "both "
    : "";
}

/** "this character's", "their", "your characters'" */
export function possessive(target: Target, voice: Voice): string {
  const words = printTarget(target, voice, "possessive");
  const full = expanded(target);
  if (full === "SELF" || isPronoun(full)) return words;
  return alone(words).endsWith("s") ? `${words}'` : `${words}'s`;
}

/** Whether the target prints as "they" or "it", depending on the context. */
export function isPronoun(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.wording?.cardType === undefined &&
    target.wording?.participle === undefined && !target.wording?.several &&
    !isFighter(target);
}

/** Whether a reference is named by its role in a challenge. */
function isFighter({ ref, wording }: Reference): boolean {
  return wording === undefined && (ref === "attacker" || ref === "defender");
}

const SAID: { readonly [word: string]: RegExp | undefined } = {
  he: /\b(?:he|him|his)\b/iu,
  she: /\b(?:she|her)\b/iu,
  it: /\bits?\b/iu,
  they: /\b(?:they|them|their)\b/iu,
};

/** Whether a text contains a form of the pronoun. */
export function saysPronoun(text: string, pronoun: string): boolean {
  return SAID[pronoun]?.test(text) ?? true;
}

/** "them", "that character", "the banished character" */
function reference(
  target: Reference,
  position: Position,
): string {
  const { ref, wording = {} } = target;
  const { cardType, participle, pronoun } = wording;
  if (wording.several) return "each of them";
  if (isFighter(target)) {
    return ref === "attacker"
      ? "the challenging character"
      : "the challenged character";
  }
  if (participle === "those") return `those ${cardType ?? "character"}s`;
  if (wording.whose !== undefined) return whoseCard(wording);
  if (participle === "other" && cardType === undefined) return "the other";
  if (participle !== undefined) {
    if (wording.doer !== undefined) return doneCard(wording, wording.doer);
    return `the ${participle} ${cardType ?? "card"}`;
  }
  if (cardType !== undefined) {
    return cardType === "character" || cardType === "card"
      ? `that ${cardType}`
      : `that ${cardType}${blank("said", "thing")}`;
  }
  return pronoun === undefined
    ? blank("they", caseOf(position))
    : form(pronoun, caseOf(position));
}

/** "the card you discarded", "the card they put into their inkwell" */
function doneCard(
  { cardType = "card", participle = "chosen" }: ReferenceWording,
  doer: "you" | "they",
): string {
  const past = participle === "chosen" ? "chose" : participle;
  const whose = doer === "you" ? "your" : "their";
  const deed = participle === "put-on-bottom"
    ? `put on the bottom of ${whose} deck`
    : participle === "put-into-inkwell"
    ? `put into ${whose} inkwell`
    : past;
  return `the ${cardType} ${doer} ${deed}`;
}

/** "the opposing character", "the chosen item of yours", "your character" */
function whoseCard(
  { cardType = "card", participle, whose }: ReferenceWording,
): string {
  if (whose === "opponent") {
    return phrase("the", participle, "opposing", cardType);
  }
  return participle === undefined
    ? `your ${cardType}`
    : `the ${participle} ${cardType} of yours`;
}

/** Whether the pronoun for these cards is "it". */
function isThing(target: FullTarget): boolean {
  return typeof target === "object" && "selector" in target &&
    target.cardTypes.every((type) => type !== "character") &&
    target.count === 1;
}

/** Whether a verb after these cards has no "s". */
export function isPlural(target: Target): boolean {
  const full = expanded(target);
  if (typeof full === "string") return false;
  if ("ref" in full) {
    if (full.wording !== undefined) {
      const { participle, pronoun, several } = full.wording;
      return participle === "those" || pronoun === "they" && !several;
    }
    return !isFighter(full);
  }
  if ("join" in full) return full.join === "and";
  if (full.selector === "all") return true;
  return full.count !== 1;
}
