import { oneOf, type Rule } from "../../combinators/mod.ts";
import type { Target, Trigger, TriggerEvent } from "../ast/mod.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { fixed, lookup, pattern } from "../grammar/words.ts";
import { verbFor } from "../lexicon/actors.ts";
import type { GrammaticalNumber } from "../lexicon/inflect.ts";
import { blank } from "../print/text/blanks.ts";
import type { Voice } from "../print/text/voice.ts";
import { leastOf, subjectWords } from "../print/triggers/subject.ts";

/** What cards do: the form of the verb, and the event of given cards. */
export interface Doing {
  readonly number: GrammaticalNumber | undefined;
  /** `undefined` if these cards cannot do it. */
  readonly event: (on: Target) => Event | undefined;
}

/** "is", "'re": before what is done to cards. */
export const is: Rule<GrammaticalNumber> = lookup<GrammaticalNumber>({
  "is": "one",
  "'s": "one",
  "are": "several",
  "'re": "several",
});

/** "challenges", "challenge": a verb, or a phrase that starts with it. */
export function finite(phrase: string): Rule<GrammaticalNumber> {
  return oneOf<GrammaticalNumber>([
    fixed(verbFor(phrase, "one")).as("one"),
    fixed(verbFor(phrase, "several")).as("several"),
  ]);
}

/** "is banished in a challenge": a verb, and what follows it. */
export function then(
  rule: Rule<GrammaticalNumber>,
  text: string,
): Rule<GrammaticalNumber> {
  return pattern`${rule} ${fixed(text)}`.map(([number]) => number);
}

/** A verb phrase as an event of the cards it is said of. */
export function doing(
  rule: Rule<GrammaticalNumber>,
  event: TriggerEvent,
  fields: Partial<Event> = {},
): Rule<Doing> {
  return withObject(
    pattern`${rule}`.map(([number]) => [number, undefined]),
    event,
    () => fields,
  );
}

/** The same with an object, which becomes part of the event. */
export function withObject<T>(
  rule: Rule<readonly [GrammaticalNumber, T]>,
  event: TriggerEvent,
  fields: (object: T) => Partial<Event>,
): Rule<Doing> {
  return rule.map(([number, object]) => ({
    number,
    event: (on) => happens(event, on, fields(object)),
  }));
}

/** The words for the cards of an event, and for what they do. */
export function printDoing(
  trigger: Trigger,
  voice: Voice,
  say: (number: GrammaticalNumber) => string | undefined,
): string {
  return `${subjectWords(trigger, voice)} ${
    isSaidAgain(trigger)
      // "they challenge", but "it challenges": only the text tells.
      ? blank("does", `${say("several")}/${say("one")}`)
      // "one or more of your characters sings" keeps the singular.
      : say((leastOf(trigger) ?? 1) === 1 ? "one" : "several")
  }`;
}

/** Whether "they" refers to the cards of the trigger. */
function isSaidAgain({ on, by }: Trigger): boolean {
  return by === undefined && typeof on === "object" && "ref" in on &&
    on.wording?.cardType === undefined &&
    on.wording?.participle === undefined;
}

/** "is" or "are" */
export function be(number: GrammaticalNumber): string {
  return number === "one" ? "is" : "are";
}
