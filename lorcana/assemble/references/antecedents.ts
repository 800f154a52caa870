import type {
  CardType,
  Count,
  Owner,
  Pronoun,
  Query,
  Reference,
  SpokenOf,
  Target,
} from "../../ast/mod.ts";
import { expanded, isThisCard, THIS_CARD } from "../../ast/target_names.ts";
import type { Doers } from "./doers.ts";
import { type Happened, makes } from "./done.ts";
import { isPutAway, isRarelyIt } from "./rarely_it.ts";
import { isBy, isOf } from "./whose.ts";

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

/** What a reference can mean at one point of a text. */
export interface Antecedents extends Happened {
  /** Whether the ability happens once, and is not static. */
  once: boolean;
  /** The cards mentioned so far. */
  readonly mentions: Mention[];
  /** The effects, events and costs so far, by name. */
  readonly done: string[];
  /** The events that trigger the ability, and their restrictions. */
  readonly events: string[];
  /** The number of effects so far. */
  deeds: number;
  /** The last player mentioned, other than you. */
  player: SpokenOf | undefined;
  /** The number of mentions before that player. */
  playerAt: number;
  /** The last player that "they" or "that player" referred to. */
  that: SpokenOf | undefined;
  /** The cards that the last reference meant. */
  spoken: Mention | undefined;
  /** The number of nodes so far that can get an `id`. */
  nodes: number;
  /** The ids, by node number, of the nodes that something refers to. */
  ids: Map<number, number> | undefined;
  /** Whether this is within "… instead". */
  instead: boolean;
  /** The effect being resolved. */
  doing: string | undefined;
  /** Whether it was done before. */
  twice: boolean;
  /** Who has done the last thing, or was offered it. */
  doers: Doers | undefined;
  /** Whether this is within an effect that might not happen. */
  open: boolean;
  /** The pronoun that the text uses for this card. */
  pronoun: Pronoun | undefined;
  /** Whether some reference has no antecedent. */
  dangling: boolean;
}

/** The antecedents at the start of a text. */
export function nothingSaid(isPart = false): Antecedents {
  return {
    once: false,
    mentions: [],
    done: [],
    events: [],
    deeds: 0,
    isPart,
    player: undefined,
    playerAt: 0,
    that: undefined,
    spoken: undefined,
    nodes: 0,
    ids: undefined,
    instead: false,
    doing: undefined,
    twice: false,
    doers: undefined,
    open: false,
    pronoun: undefined,
    dangling: false,
  };
}

/** Records a player that "that player" can refer to. */
export function notePlayer(player: SpokenOf, known: Antecedents): void {
  known.player = player;
  known.playerAt = known.mentions.length;
}

/** Records that something happened. */
export function noteDone(name: string, { done }: Antecedents): void {
  if (!done.includes(name)) done.push(name);
}

/** The last mention that fits a reference; its participle has priority. */
export function lastMention(
  reference: Reference,
  { mentions, doing }: Antecedents,
): Mention | undefined {
  const { participle } = reference.wording ?? {};
  const fitting = mentions.filter((one) => isMeant(reference, one, doing));
  const last = fitting.findLast((one) => isSo(participle, one)) ??
    fitting.findLast(({ weak }) => !weak) ?? fitting.at(-1);
  return reference.wording?.pronoun === "it" && isRarelyIt(last, doing)
    ? fitting.findLast(({ outside }) => outside) ?? last
    : last;
}

/** Whether a reference fits a mention in number and kind. */
function isMeant(
  { wording = {} }: Reference,
  mention: Mention,
  doing: string | undefined,
): boolean {
  const { pronoun, cardType, participle } = wording;
  const { ref, types, plural, aside } = mention;
  if (wording.several && (plural === false || ref === "SELF")) return false;
  if (wording.doer !== undefined && !isBy(wording.doer, mention)) return false;
  if (wording.whose !== undefined && !isOf(wording.whose, mention)) {
    return false;
  }
  if (cardType === undefined && participle === undefined) {
    if (aside && !(mention.counted && pronoun === "they")) return false;
    if (mention.asked && doing !== "conditional") return false;
    if (pronoun === "they" && isThing(mention)) return false;
    if (mention.onlyIt && pronoun !== "it") return false;
    if (mention.onlyThey && (pronoun === "he" || pronoun === "she")) {
      return false;
    }
    return pronoun === undefined || pronoun === "they" ||
      plural !== true && (pronoun === "it" || isOfType("character", types));
  }
  if (mention.again || mention.under && cardType !== "card") return false;
  if (mention.banishers && (cardType === "card" || isPutAway(doing))) {
    return false;
  }
  const isNumber = participle === "those"
    ? plural !== false
    : participle !== undefined || plural !== true;
  return ref !== "SELF" && isNumber && isOfType(cardType, types);
}

/** A single item or location is "it", never "they". */
function isThing({ plural, types = [] }: Mention): boolean {
  return plural === false && types.length > 0 &&
    types.every((type) => type === "item" || type === "location");
}

/** Whether cards are what a participle says: chosen, banished … */
function isSo(
  participle: string | undefined,
  mention: Mention,
): boolean {
  if (participle === undefined) return false;
  if (participle === "chosen") return mention.chosen === true;
  if (participle === "other") return mention.aside === true;
  return mention.done !== undefined && makes(mention.done, participle);
}

/**
 * "Exert chosen character. The exerted item …": whether nouns stand for what was
 * done to, and none of those types.
 */
export function isDoneToOthers(
  what: string,
  types: readonly (CardType | undefined)[],
  { mentions }: Antecedents,
): boolean {
  const done = mentions.filter((one) => isSo(what, one));
  return done.length > 0 &&
    !done.some((one) => types.some((type) => isOfType(type, one.types)));
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
