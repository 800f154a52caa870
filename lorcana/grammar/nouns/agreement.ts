import { checked, located, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";
import { type GrammaticalNumber, withS } from "../../lexicon/inflect.ts";
import type { Token } from "../../text/token.ts";

/** Verbs of the game, in the form for "you" and for several cards. */
const BASE: readonly string[] = [
  "get",
  "gain",
  "lose",
  "deal",
  "take",
  "leave",
  "enter",
  "become",
  "quest",
  "challenge",
  "sing",
  "move",
  "cost",
  "draw",
  "discard",
  "choose",
  "put",
  "play",
  "pay",
  "return",
  "exert",
  "remove",
  "reveal",
  "look",
  "shuffle",
  "banish",
  "search",
  "ready",
];

/** Verb forms: that of several and "you", with that of one. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ...BASE.map((base): [string, string] => [base, withS(base)]),
  ["are", "is"],
  ["aren't", "isn't"],
  ["were", "was"],
  ["have", "has"],
  ["don't", "doesn't"],
  ["'re", "'s"],
]);

/** The form of each verb; if both are equal, "one". */
const FORM_OF: ReadonlyMap<string, "one" | "several"> = new Map([
  ...[...FORMS.keys()].map((verb) => [verb, "several"] as const),
  ...[...FORMS.values()].map((verb) => [verb, "one"] as const),
]);

/** The other form of a verb: "draws" for "draw", and the reverse. */
export function otherFormOf(verb: string): string | undefined {
  const several = [...FORMS].find(([, one]) => one === verb)?.[0];
  return FORMS.get(verb) ?? several;
}

/** Pronouns that cannot be a subject. */
const OBJECTS: ReadonlySet<string> = new Set(["them", "him", "her"]);

/** Verbs with one form, of which others depend. */
const MODAL: ReadonlySet<string> = new Set(["can't", "can", "may", "must"]);

/** Pronouns that are always one. */
const SUBJECTS: ReadonlySet<string> = new Set(["they", "he", "she"]);

type Number = GrammaticalNumber | "either";

/** The word at a position; empty past the end or where it is missing. */
export function wordAt(values: readonly unknown[], at: number): string {
  const token = values[at] as Partial<Token> | undefined; // All are tokens.
  const text = token?.text ?? "";
  return token?.capital ? text.toLowerCase() : text;
}

/** Cards as the subject of the next verb: "they gain", "it gains". */
export function cardsBefore(rule: Rule<Target>): Rule<Target> {
  return agreeing(rule, numberOfCards);
}

/** Cards as a subject, and which form of a verb they take. */
export interface Subject {
  readonly cards: Target;
  /** `undefined` for "them", which takes no verb. */
  readonly number: Number | undefined;
}

/** Cards as a subject: "this character", "2 or more of your characters". */
export function subjectOf(rule: Rule<Target>): Rule<Subject> {
  return located(rule).map(({ value: cards, values, start, end }) => {
    const last = wordAt(values, end - 1);
    const number = start === end - 1 && OBJECTS.has(last)
      ? undefined
      : numberOfCards(cards, wordAt(values, start), last);
    return { cards, number };
  });
}

/** Whether a subject takes a verb in this form, if it has forms. */
export function agree(
  { number }: Subject,
  form: GrammaticalNumber | undefined,
): boolean {
  return number === "either" ||
    number !== undefined && (form === undefined || form === number);
}

/** Words that follow objects, none of which is a verb. */
const BEHIND_OBJECTS: ReadonlySet<string> = new Set(
  ["", ".", ",", ";", "to", "from", "into", "on", "and", "or", "at", "for"],
);

/** Accepts pronouns in the right case: not "banish they". */
export function inCase(rule: Rule<Target>): Rule<Target> {
  return checked(
    rule,
    (_, values, start, end) =>
      !SUBJECTS.has(wordAt(values, start)) ||
      !BEHIND_OBJECTS.has(wordAt(values, end)),
  );
}

/** Players as the subject of the next verb: "you draw", "each player draws". */
export function playersBefore<P>(rule: Rule<P>): Rule<P> {
  return agreeing(rule, numberOfPlayers);
}

/** The form of the verb at a position, if there is one. */
export function formAt(
  values: readonly unknown[],
  at: number,
): "one" | "several" | undefined {
  return FORM_OF.get(wordAt(values, at));
}

function agreeing<T>(
  rule: Rule<T>,
  numberOf: (value: T, first: string, last: string) => Number,
): Rule<T> {
  return checked(rule, (value, values, start, end) => {
    const form = formAt(values, end);
    const last = wordAt(values, end - 1);
    if (form === undefined && !MODAL.has(wordAt(values, end))) return true;
    // "them gain", "them can't quest"
    if (start === end - 1 && OBJECTS.has(last)) return false;
    if (form === undefined) return true;
    const number = numberOf(value, wordAt(values, start), last);
    return number === "either" || number === form;
  });
}

function numberOfCards(target: Target, first: string, last: string): Number {
  const full = expanded(target);
  if (typeof full === "string") return "one";
  // "each opponent's characters lose"
  if (first === "each") return isPlural(last) ? "either" : "one";
  if ("join" in full) return full.join === "and" ? "several" : "either";
  if ("ref" in full) {
    return last === "they" || isPlural(last) ? "several" : "one";
  }
  if (full.selector === "none-of") return "either";
  const { count } = full;
  if (typeof count !== "object") return count === 1 ? "one" : "several";
  // Both "one or more characters sing" and "sings" are printed.
  if ("atLeast" in count) return count.atLeast === 1 ? "either" : "several";
  return "upTo" in count && count.upTo === 1 ? "one" : "several";
}

function numberOfPlayers(_: unknown, first: string, last: string): Number {
  // "the player or players with the most lore", "one or more opponents"
  if (first === "the" || first === "one") return "either";
  if (first === "you" || first === "they") return "several";
  if (first === "starting") return "one";
  return first !== "each" && isPlural(last) ? "several" : "one";
}

function isPlural(noun: string): boolean {
  // "the chosen character of yours", "each character with cost 2 or less"
  return noun.endsWith("s") && noun !== "yours" && noun !== "less";
}
