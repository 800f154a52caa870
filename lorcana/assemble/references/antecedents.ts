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
 * Cards that words after them can mean. All mentions have all fields, so that they
 * look alike to the engine: it reads them faster then.
 */
export interface Mention {
  /** How the tree refers to them; "SELF" is this card. */
  readonly ref: "SELF" | Reference["ref"];
  /** Which of the nodes that can get an `id` speaks of them. */
  readonly node: number | undefined;
  /** What they are; any cards, if that is not known. */
  readonly types: readonly CardType[] | undefined;
  /** Whether they are several; either, if that is not known. */
  readonly plural: boolean | undefined;
  /** Whether only a noun can mean them: "that location", not "it". */
  readonly aside: true | undefined;
  /** Whether "they" can mean them, though they are said aside. */
  readonly counted: true | undefined;
  /** Whether they were said again, for pronouns: a noun means what it did before. */
  readonly again: true | undefined;
  /** Whether it is meant only if nothing else can be. */
  readonly weak: true | undefined;
  /** Whether "it" could mean them, so that it does not mean this card. */
  readonly rival: true | undefined;
  /** Whether only "it" or a noun can mean them. */
  readonly onlyIt: true | undefined;
  /** Whether a pronoun means them only where something is asked of them. */
  readonly asked: true | undefined;
  /** Whether they are never "he" or "she": nothing says which. */
  readonly onlyThey: true | undefined;
  /** The words for them, where a query has them. */
  readonly query: Query | undefined;
  /** Whether they were spoken of where only something else happens. */
  readonly elsewhere: true | undefined;
  /** Whether they are known to lie outside of play. */
  readonly outside: true | undefined;
  /** Whether they lie under another card: "that character" is that one. */
  readonly under: true | undefined;
  /** Whether they banished another card: what is put away is the other one. */
  readonly banishers: true | undefined;
  /** Whether they were in play, but are no longer. */
  readonly gone: true | undefined;
  /** Whether they were chosen. */
  readonly chosen: boolean | undefined;
  /** Whether they are some of those that fit, chosen or not. */
  readonly picked: boolean | undefined;
  /** Whose they are. */
  readonly owner: Owner | undefined;
  /** What was done to them. */
  readonly done: string | undefined;
  /** Who did it. */
  readonly doers: Doers | undefined;
}

/** Cards of which nothing is known. */
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

/** This card, of which nothing else is known. */
export function thisCard(): Mention {
  return { ...NOTHING_KNOWN };
}

/** What a pronoun can mean at one place of a text. */
export interface Antecedents extends Happened {
  /** Whether the text happens once, and does not hold all the time. */
  once: boolean;
  /** The cards spoken of so far. */
  readonly mentions: Mention[];
  /** What happened so far: effects, events and costs, by their names. */
  readonly done: string[];
  /** The events among them that set the ability off, and what limits them. */
  readonly events: string[];
  /** How many effects so far. */
  deeds: number;
  /** The last player who was spoken of, other than you. */
  player: SpokenOf | undefined;
  /** How many cards were spoken of before that. */
  playerAt: number;
  /** The last player that "they" or "that player" meant. */
  that: SpokenOf | undefined;
  /** The cards that were spoken of again last. */
  spoken: Mention | undefined;
  /** How many nodes so far can get an `id`. */
  nodes: number;
  /** The ids of those that something refers to. */
  ids: Map<number, number> | undefined;
  /** Whether we are in what happens instead of the sentence before. */
  instead: boolean;
  /** What is being done. */
  doing: string | undefined;
  /** Whether it was done before. */
  twice: boolean;
  /** Who has done the last thing, or was offered it. */
  doers: Doers | undefined;
  /** Whether we are in what may not happen. */
  open: boolean;
  /** The word that the text has for this card. */
  pronoun: Pronoun | undefined;
  /** Whether a reference had nothing to refer to. */
  dangling: boolean;
}

/** Where nothing was said yet. */
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

/** Remembers a player: "that player" means the last one. */
export function notePlayer(player: SpokenOf, known: Antecedents): void {
  known.player = player;
  known.playerAt = known.mentions.length;
}

/** Remembers that something happened. */
export function noteDone(name: string, { done }: Antecedents): void {
  if (!done.includes(name)) done.push(name);
}

/** The last cards that a reference can mean; what was done to them decides. */
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

/** Whether a reference can mean some cards: their number and kind. */
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

/** An item or a location alone is "it", never "they". */
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

/** What cards a target is, as a mention; none if it refers to others itself. */
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

/** Whether so many cards are several; undefined if that depends. */
export function isPlural(count: Count): boolean | undefined {
  return count === "all" || typeof count === "number" && count > 1 ||
      typeof count === "object" && "upTo" in count &&
        typeof count.upTo === "number" && count.upTo > 1
    ? true
    : count === 1
    ? false
    : undefined;
}
