import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type {
  CardType,
  EffectType,
  Pronoun,
  Reference,
  Target,
} from "../ast/mod.ts";
import { expanded, isThisCard } from "../ast/target_names.ts";

/** Cards that words behind them can mean. */
export interface Mention {
  /** How the tree refers to them; "SELF" is this card. */
  readonly ref: "SELF" | "previous-target" | "trigger-subject";
  /** What they are; any cards, if that is not known. */
  readonly types?: readonly CardType[] | undefined;
  /** Whether only a noun can mean them: "that location", not "it". */
  readonly aside?: true;
}

/** What a pronoun can mean at one place of a text. */
export interface Antecedents {
  /** The cards spoken of so far. */
  readonly mentions: Mention[];
  /** What happened so far: effects, events and costs, by their names. */
  readonly done: Set<string>;
  /** Whether everything can have been said before: the text is only a part. */
  readonly isPart: boolean;
  /** The word that the text has for this card. */
  pronoun?: Pronoun;
  /** Whether a reference had nothing to refer to. */
  dangling?: true;
}

/** Where nothing was said yet. */
export function nothingSaid(isPart = false): Antecedents {
  return { mentions: [], done: new Set(), isPart };
}

/** The last cards that a reference can mean. */
export function lastMention(
  { cardType, participle }: Reference,
  { mentions }: Antecedents,
): Mention | undefined {
  const isNoun = cardType !== undefined || participle !== undefined;
  return mentions.findLast(({ ref, types, aside }) =>
    isNoun ? ref !== "SELF" && isOfType(cardType, types) : !aside
  );
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

/** What cards a target is, as a mention. */
export function mentioned(target: Target): Mention | undefined {
  if (isThisCard(target)) return { ref: "SELF" };
  const full = expanded(target);
  if (typeof full === "string" || "ref" in full) return undefined;
  const types = "join" in full ? undefined : full.cardTypes;
  return { ref: "previous-target", types };
}

/** What the cards of a trigger are. */
export function typesOf(on: Target): readonly CardType[] | undefined {
  const full = expanded(on);
  return typeof full === "object" && "selector" in full
    ? full.cardTypes
    : undefined;
}

/** What must have happened for a word to make sense: "the banished character". */
const STEMS: { readonly [word: string]: RegExp | undefined } = {
  exerted: /exert|sing|quest|challenge/iu,
  banished: /banish/iu,
  revealed: /reveal|scry|look|search/iu,
  returned: /return/iu,
  discarded: /discard/iu,
  played: /play/iu,
  moved: /move/iu,
  damaged: /damage/iu,
  "damage-removed": /remove-damage/iu,
  "damage-moved": /move-damage/iu,
  "damage-dealt": /damage/iu,
  "lore-lost": /lose-lore/iu,
  "characters-moved": /move-to-location/iu,
};

/** Whether what a word says has happened, as far as the text tells. */
export function isDone(word: string, { done, isPart }: Antecedents): boolean {
  const stem = STEMS[word];
  return isPart || stem === undefined ||
    [...done].some((name) => stem.test(name));
}

/** Whether the text is about a challenge. */
export function isChallenge({ done, isPart }: Antecedents): boolean {
  return isPart || [...done].some((name) => name.includes("challenge"));
}

/** Effects that do nothing themselves. */
const FRAMES: ReadonlySet<string> = new Set<EffectType>([
  "conditional",
  "optional",
  "sequence",
  "for-each",
  "lasting",
]);

/** Whether a player did something that "if you do" can mean. */
export function isAnythingDone({ done, isPart }: Antecedents): boolean {
  return isPart ||
    [...done].some((name) =>
      Object.hasOwn(EFFECT_TRAITS, name) && !FRAMES.has(name)
    );
}
