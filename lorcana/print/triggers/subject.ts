import type { Owner, Query, Target, Trigger } from "../../ast/mod.ts";
import { expanded, queryOf } from "../../ast/target_names.ts";
import type { By } from "../../lexicon/actors.ts";
import { printNoun } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import type { Voice } from "../text/voice.ts";

/** The owner of the cards that trigger an ability. */
export function ownerOf(on: Target | undefined): Owner {
  return on === undefined ? "you" : queryOf(on)?.owner ?? "you";
}

/** The player who plays, draws or has the cards of a trigger. */
export function whoHas(on: Trigger["on"]): By {
  const owner = ownerOf(on);
  return owner === "opponent" || owner === "any" ? owner : "you";
}

/** The words for the subject of a trigger. */
export function subjectWords(
  trigger: Trigger,
  voice: Voice,
  played = false,
): string {
  const { on = "SELF", wording } = trigger;
  if (on === "SELF") {
    return wording?.selfType === undefined
      ? printTarget("SELF", voice, played ? "object" : "subject")
      : `this ${wording.selfType}`;
  }
  if (typeof on === "object" && "ref" in on) {
    return printTarget(on, voice, "subject");
  }
  return noun(on, voice, { played, several: leastOf(trigger) });
}

/** Events whose amount does not count cards. */
const MEASURED: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>([
  "damage",
  "deal-damage",
  "remove-damage",
  "get-ink-drops",
  "remove-ink-drops",
]);

/** "2 or more of your characters": the minimum at once. */
export function leastOf(
  { event, restrictions = [] }: Trigger,
): number | undefined {
  if (restrictions.some(({ type }) => type === "one-or-more")) return 1;
  const amount = restrictions.find((one) => one.type === "amount");
  return MEASURED.has(event) ? undefined : amount?.value;
}

interface How {
  readonly played?: boolean;
  readonly several?: number | undefined;
}

/** The words for the object of an event. */
export function object(on: Target | undefined, voice: Voice): string {
  return on === undefined ? "another character" : noun(on, voice, {});
}

function noun(on: Target, voice: Voice, how: How): string {
  const full = expanded(on);
  if (typeof full === "string") return printTarget(full, voice, "subject");
  if ("ref" in full) return printTarget(full, voice, "object");
  return "join" in full
    ? full.targets.map((one) => noun(one, voice, how)).join(" or ")
    : printNoun(oneOf(full, how), voice, "object");
}

/** A query for one of the cards: "one of your characters", "an item". */
export function oneOf(query: Query, { played, several }: How = {}): Query {
  if (query.selector === "chosen") return query;
  const mine = query.owner === "you" && !played;
  return {
    ...query,
    selector: mine ? "one-of" : "any",
    count: several === undefined ? 1 : { atLeast: several },
    owner: played ? "any" : query.owner,
  };
}
