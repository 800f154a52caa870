import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type {
  CardType,
  Count,
  EffectName,
  Owner,
  Participle,
  Pronoun,
  Reference,
  SpokenOf,
  Target,
} from "../ast/mod.ts";
import { expanded, isThisCard, THIS_CARD } from "../ast/target_names.ts";

/** Cards that words after them can mean. */
export interface Mention {
  /** How the tree refers to them; "SELF" is this card. */
  readonly ref: "SELF" | Reference["ref"];
  /** Which of the nodes that can get an `id` speaks of them. */
  readonly node?: number;
  /** What they are; any cards, if that is not known. */
  readonly types?: readonly CardType[] | undefined;
  /** Whether they are several; either, if that is not known. */
  readonly plural?: boolean | undefined;
  /** Whether only a noun can mean them: "that location", not "it". */
  readonly aside?: true;
  /** Whether it is meant only if nothing else can be. */
  readonly weak?: true;
  /** Whether they were chosen. */
  readonly chosen?: boolean;
  /** Whether they are some of those that fit, chosen or not. */
  readonly picked?: boolean;
  /** Whose they are. */
  readonly owner?: Owner;
  /** What was done to them. */
  readonly done?: string | undefined;
}

/** What a pronoun can mean at one place of a text. */
export interface Antecedents {
  /** The cards spoken of so far. */
  readonly mentions: Mention[];
  /** What happened so far: effects, events and costs, by their names. */
  readonly done: string[];
  /** The events among them that set the ability off, and what limits them. */
  readonly events: string[];
  /** How many effects so far. */
  deeds: number;
  /** Whether everything can have been said before: the text is only a part. */
  readonly isPart: boolean;
  /** The last player who was spoken of, other than you. */
  player?: SpokenOf;
  /** How many cards were spoken of before that. */
  playerAt: number;
  /** The last player that "they" or "that player" meant. */
  that?: SpokenOf;
  /** How many nodes so far can get an `id`. */
  nodes: number;
  /** The ids of those that something refers to. */
  ids?: Map<number, number>;
  /** Whether we are in what happens instead of the sentence before. */
  instead: boolean;
  /** What is being done. */
  doing?: string;
  /** The word that the text has for this card. */
  pronoun?: Pronoun;
  /** Whether a reference had nothing to refer to. */
  dangling?: true;
}

/** Where nothing was said yet. */
export function nothingSaid(isPart = false): Antecedents {
  return {
    mentions: [],
    done: [],
    events: [],
    deeds: 0,
    isPart,
    playerAt: 0,
    nodes: 0,
    instead: false,
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
  { mentions }: Antecedents,
): Mention | undefined {
  const { participle } = reference.wording ?? {};
  const fitting = mentions.filter((one) => isMeant(reference, one));
  return fitting.findLast((one) => isSo(participle, one)) ??
    fitting.findLast(({ weak }) => !weak) ?? fitting.at(-1);
}

/** Whether a reference can mean some cards: their number and kind. */
function isMeant({ wording = {} }: Reference, mention: Mention): boolean {
  const { pronoun, cardType, participle } = wording;
  const { ref, types, plural, aside } = mention;
  if (cardType === undefined && participle === undefined) {
    if (aside || pronoun === "they" && isThing(mention)) return false;
    return pronoun === undefined || pronoun === "they" ||
      plural !== true && (pronoun === "it" || isOfType("character", types));
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
function isSo(participle: Participle | undefined, mention: Mention): boolean {
  if (participle === undefined) return false;
  if (participle === "chosen") return mention.chosen === true;
  if (participle === "other") return mention.aside === true;
  return mention.done !== undefined &&
    STEMS[participle]?.test(mention.done) === true;
}

/** Whether cards of some types can be called by a noun. */
function isOfType(
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
    return { ref: "SELF", plural: false, types: [THIS_CARD[target]] };
  }
  const full = expanded(target);
  if (typeof full === "string" || "ref" in full) return undefined;
  if ("join" in full) {
    return { ref: "previous-target", plural: full.join === "and" };
  }
  return {
    ref: "previous-target",
    types: full.cardTypes,
    plural: isPlural(full.count),
    chosen: full.selector === "chosen",
    picked: full.selector !== "all",
    owner: full.owner,
  };
}

/** Whether so many cards are several; undefined if that depends. */
export function isPlural(count: Count): boolean | undefined {
  return count === "all" || typeof count === "number" && count > 1
    ? true
    : count === 1
    ? false
    : undefined;
}

/** What the cards of a trigger are. */
export function typesOf(on: Target): readonly CardType[] | undefined {
  const full = expanded(on);
  return typeof full === "object" && "selector" in full
    ? full.cardTypes
    : undefined;
}

/** Whose the cards of a trigger are. */
export function ownerOf(on: Target): Owner {
  const full = expanded(on);
  return typeof full === "object" && "selector" in full ? full.owner : "you";
}

/** What must have happened for a word to make sense: "the banished character". */
const STEMS: { readonly [word: string]: RegExp | undefined } = {
  exerted: /exert|sing|quest|challenge/iu,
  readied: /ready/iu,
  shuffled: /shuffle/iu,
  drawn: /draw/iu,
  "put-into-discard": /mill|discard|scry/iu,
  "put-into-inkwell": /inkwell|scry/iu,
  "put-into-their-discard": /mill|discard|scry/iu,
  "put-into-their-inkwell": /inkwell|scry/iu,
  "put-into-hand": /hand|return|scry/iu,
  "put-on-bottom": /bottom|scry/iu,
  banished: /banish|damage/iu,
  revealed: /reveal|scry|look|search/iu,
  returned: /return/iu,
  discarded: /discard/iu,
  played: /play/iu,
  moved: /move|put|shuffle/iu,
  damaged: /damage/iu,
  named: /name-a-card/iu,
  // "this character and one of your other characters"
  other: /group/iu,
  "damage-removed": /remove-damage/iu,
  "damage-moved": /move-damage/iu,
  "damage-dealt": /damage/iu,
  "lore-lost": /lose-lore/iu,
  "characters-moved": /move-to-location/iu,
  "ink-drops-removed": /remove-ink-drops/iu,
};

/** Whether a word says that something was done: "banished", not "those". */
export function isDeed(participle: Participle): boolean {
  return participle !== "other" && STEMS[participle] !== undefined;
}

/** Whether what a word says has happened, as far as the text tells. */
export function isDone(word: string, { done, isPart }: Antecedents): boolean {
  const stem = STEMS[word];
  return isPart || stem === undefined ||
    done.some((name) => stem.test(name));
}

/** Whether the text is about a challenge. */
export function isChallenge({ done, isPart }: Antecedents): boolean {
  return isPart || done.some((name) => name.includes("challenge"));
}

/** Effects that do nothing themselves. */
export const FRAMES: ReadonlySet<string> = new Set<EffectName>([
  "conditional",
  "optional",
  "sequence",
  "for-each",
  "lasting",
]);

/** Whether a player did something that "if you do" can mean. */
export function isAnythingDone({ done, isPart }: Antecedents): boolean {
  return isPart ||
    done.some((name) =>
      Object.hasOwn(EFFECT_TRAITS, name) && !FRAMES.has(name)
    );
}
