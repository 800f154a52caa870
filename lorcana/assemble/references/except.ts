import type {
  CardType,
  CountedAmount,
  Effect,
  Query,
  Target,
  Trigger,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import type { Antecedents } from "./antecedents.ts";
import type { Mention } from "./mention.ts";
import { pointer } from "./pointer.ts";

/** "Choose an item. Banish all other items": all but that item. */
export function exceptSpokenOf(target: Target, known: Antecedents): Target {
  const full = queryOf(target);
  if (full === undefined) return target;
  if (full.excludeSelf !== true) return target;
  const mention = known.mentions.findLast((one) => isOtherThan(full, one));
  if (mention !== undefined) {
    return { ...full, except: pointer(mention, known) };
  }
  // "Whenever one of your characters quests, another chosen character …"
  const isOne = full.selector !== "all" || isThere(full);
  if ((isOne || isOpposingEvent(full, known)) && isOfEvent(full, known)) {
    return { ...full, except: { ref: "trigger-subject" } };
  }
  // "Whenever this character challenges, … each other opposing character":
  // other than the one it challenges, since this card is not opposing.
  const role = full.owner === "opponent" ? opponentIn(known) : undefined;
  return role === undefined ? target : { ...full, except: { ref: role } };
}

/** Effects whose amounts are counted for each changed card. */
const CHANGES: ReadonlySet<string | undefined> = new Set<Effect["type"]>([
  "modify-stat",
  "set-stat",
  "gain-keyword",
  "property-modification",
]);

/**
 * "Characters here get +1 {S} for each other character here": other than the
 * character that gets it, which is the last mention.
 */
export function exceptSubject(
  amount: CountedAmount,
  known: Antecedents,
): CountedAmount {
  if (
    amount.type !== "count" || amount.query.excludeSelf !== true ||
    !CHANGES.has(known.doing)
  ) return amount;
  const { query } = amount;
  const last = known.mentions.at(-1);
  const isSubject = last?.ref === "previous-target" && last.aside !== true &&
    last.types !== undefined && isAnyOf(last.types, query.cardTypes) &&
    (isSomeOf(query, last) || isWithoutSelf(known)) && last.outside !== true;
  return isSubject
    ? { ...amount, query: { ...query, except: pointer(last, known) } }
    : amount;
}

/** Whether this card is not mentioned, so that "other" excludes another. */
function isWithoutSelf({ mentions }: Antecedents): boolean {
  return mentions.every(({ ref }) => ref !== "SELF");
}

/** Whether counted cards can be among the changed ones. */
function isSomeOf({ owner }: Query, last: Mention): boolean {
  return owner === last.owner ||
    last.picked !== true && (owner === "any" || last.owner === "any");
}

/** Whether the event's card was mentioned last and has a matching type. */
function isOfEvent({ cardTypes }: Query, { mentions }: Antecedents): boolean {
  const last = mentions.findLast(({ ref, aside }) => ref !== "SELF" && !aside);
  return last?.ref === "trigger-subject" && last.types !== undefined &&
    isAnyOf(last.types, cardTypes);
}

/** "Whenever an opposing character is banished, … each other opposing one" */
function isOpposingEvent({ owner }: Query, { mentions }: Antecedents): boolean {
  return owner === "opponent" &&
    mentions.some((one) =>
      one.ref === "trigger-subject" && one.owner === "opponent"
    );
}

/** "a card with the same name as that card": not the event's own card. */
export function withoutItself<T>({ mentions }: Antecedents, visit: () => T): T {
  const at = mentions.findLastIndex(({ ref }) => ref === "trigger-subject");
  const own = at < 0 ? [] : mentions.splice(at, 1);
  const seen = visit();
  mentions.splice(at, 0, ...own);
  return seen;
}

/** "Whenever he challenges another character": he is this card. */
export function thanThisCard(trigger: Trigger): Trigger {
  const { defender } = trigger;
  if (typeof defender !== "object" || !("selector" in defender)) return trigger;
  const { except, ...rest } = defender;
  return except?.ref === "trigger-subject"
    ? { ...trigger, defender: rest }
    : trigger;
}

/** The other side of the challenge or damage that the text is about. */
function opponentIn(
  { events }: Antecedents,
): "attacker" | "defender" | undefined {
  if (
    events.includes("challenged") || events.includes("challenged-and-banished")
  ) {
    return "attacker";
  }
  return STRIKES.some((event) => events.includes(event))
    ? "defender"
    : undefined;
}

/** Events in which one character does something to another. */
const STRIKES: readonly Trigger["event"][] = [
  "challenge",
  "banish-in-challenge",
  "deal-damage",
];

/** Whether "other" can mean other than these cards, picked before. */
function isOtherThan(query: Query, mention: Mention): boolean {
  const { selector, owner, cardTypes } = query;
  return mention.ref === "previous-target" && mention.picked === true &&
    mention.types !== undefined && isAnyOf(mention.types, cardTypes) &&
    // "Your other characters", after "chosen character": other than this one.
    (selector !== "all" || owner === mention.owner ||
      // "Each other opposing character": this card is not opposing.
      owner === "opponent" && mention.owner === "any" ||
      // "Banish chosen character. Exert that player's other characters."
      (owner === "their" || owner === "card-owner") &&
        mention.owner !== "you" ||
      // "Choose one of your characters. Banish all other characters."
      owner === "any" && mention.done === "select-target" ||
      // "Move chosen character to a location. Each other character there …"
      owner === "any" && isThere(query));
}

/** Whether a query is limited to a location mentioned before. */
function isThere({ filter }: Query): boolean {
  return filter?.some((one) =>
    one.type === "at-location" && one.location !== undefined
  ) === true;
}

function isAnyOf(
  types: readonly CardType[],
  others: readonly CardType[],
): boolean {
  return types.some((type) => others.includes(type));
}
