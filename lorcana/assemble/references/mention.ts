import type {
  CardType,
  Count,
  Owner,
  Query,
  Reference,
  Target,
} from "../../ast/mod.ts";
import { expanded, isThisCard, THIS_CARD } from "../../ast/target_names.ts";
import type { Doers } from "./doers.ts";

/**
 * Cards that a later reference can mean. Each mention has all fields, in the
 * same order, so that the engine can give all of them one shape.
 */
export interface Mention {
  /** How the tree refers to them; "SELF" is this card. */
  readonly ref: "SELF" | Reference["ref"];
  /** The number of the node that mentions them, if it can get an `id`. */
  readonly node: number | undefined;
  /** Their types; `undefined` if not known. */
  readonly types: readonly CardType[] | undefined;
  /** Whether there are several; `undefined` if not known. */
  readonly plural: boolean | undefined;
  /** Whether only a noun can refer to them: "that location", not "it". */
  readonly aside: true | undefined;
  /** Whether "they" can refer to them in spite of `aside`. */
  readonly counted: true | undefined;
  /** Whether this repeats an earlier mention, for pronouns only. */
  readonly again: true | undefined;
  /** Whether a reference means them only if nothing else fits. */
  readonly weak: true | undefined;
  /** Whether "it" could mean them, which makes it ambiguous. */
  readonly rival: true | undefined;
  /** Whether "it" is the only pronoun for them. */
  readonly onlyIt: true | undefined;
  /** Whether a pronoun can mean them only within a condition. */
  readonly asked: true | undefined;
  /** Whether "he" and "she" cannot mean them. */
  readonly onlyThey: true | undefined;
  /** The query that selects them, if there is one. */
  readonly query: Query | undefined;
  /** Whether a reference repeats their query, as in another branch. */
  readonly elsewhere: true | undefined;
  /** Whether they are known to be outside of play. */
  readonly outside: true | undefined;
  /** Whether they are under another card, which "that character" means. */
  readonly under: true | undefined;
  /** Whether they banished another card, which is the one to be put away. */
  readonly banishers: true | undefined;
  /** Whether they have left play. */
  readonly gone: true | undefined;
  /** Whether they were chosen. */
  readonly chosen: boolean | undefined;
  /** Whether only some of the matching cards are meant, chosen or not. */
  readonly picked: boolean | undefined;
  /** Whose they are. */
  readonly owner: Owner | undefined;
  /** What was done to them: an effect or event. */
  readonly done: string | undefined;
  /** Who did it. */
  readonly doers: Doers | undefined;
}

/** A mention with nothing known about it. */
export const NOTHING_KNOWN: Mention = {
  ref: "SELF",
  node: undefined,
  types: undefined,
  plural: undefined,
  aside: undefined,
  counted: undefined,
  again: undefined,
  weak: undefined,
  rival: undefined,
  onlyIt: undefined,
  asked: undefined,
  onlyThey: undefined,
  query: undefined,
  elsewhere: undefined,
  outside: undefined,
  under: undefined,
  banishers: undefined,
  gone: undefined,
  chosen: undefined,
  picked: undefined,
  owner: undefined,
  done: undefined,
  doers: undefined,
};

/** A mention of this card. */
export function thisCard(): Mention {
  return { ...NOTHING_KNOWN };
}

/** Whether cards of some types can be called by a noun. */
export function isOfType(
  noun: CardType | undefined,
  types: readonly CardType[] | undefined,
): boolean {
  return noun === undefined || noun === "card" || types === undefined ||
    types.includes("card") || types.includes(noun) ||
    noun === "action" && types.includes("song") ||
    noun === "song" && types.includes("action");
}

/** The mention made by a target, unless it is itself a reference. */
export function mentioned(target: Target): Mention | undefined {
  if (isThisCard(target)) {
    return { ...NOTHING_KNOWN, plural: false, types: [THIS_CARD[target]] };
  }
  const full = expanded(target);
  if (typeof full === "string" || "ref" in full) return undefined;
  if ("join" in full) {
    return {
      ...NOTHING_KNOWN,
      ref: "previous-target",
      plural: full.join === "and",
    };
  }
  return {
    ...NOTHING_KNOWN,
    ref: "previous-target",
    types: full.cardTypes,
    plural: isPlural(full.count),
    chosen: full.selector === "chosen",
    picked: full.selector !== "all",
    owner: full.owner,
    query: full,
  };
}

/** Whether a count is plural; `undefined` if that depends. */
export function isPlural(count: Count): boolean | undefined {
  return count === "all" || typeof count === "number" && count > 1 ||
      typeof count === "object" && "upTo" in count &&
        typeof count.upTo === "number" && count.upTo > 1
    ? true
    : count === 1
    ? false
    : undefined;
}
