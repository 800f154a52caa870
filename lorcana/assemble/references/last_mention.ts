import type { CardType, Effect, Reference } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { makes } from "./done.ts";
import { isOfType, type Mention } from "./mention.ts";

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

/** "the card you discarded": not if several players discarded one. */
function isBy(doer: "you" | "they", { doers }: Mention): boolean {
  return doer === "you"
    ? doers?.you === true && !doers.others
    : doers?.others === true;
}

/** "the opposing character", "your character": whether the owner fits. */
function isOf(whose: "you" | "opponent", { owner }: Mention): boolean {
  return whose === "you"
    ? owner === "you"
    : owner?.includes("opponent") === true;
}

/** Effects that usually apply to a revealed card, seldom to this one. */
const PUT_AWAY: ReadonlySet<string | undefined> = new Set<Effect["type"]>([
  "put-on-top",
  "put-on-bottom",
  "put-into-hand",
  "put-into-discard",
  "put-into-inkwell",
  "put-under",
]);

/** Whether an effect puts cards away. */
function isPutAway(doing: string | undefined): boolean {
  return PUT_AWAY.has(doing);
}

/**
 * Whether "it" is unlikely to mean this card in spite of the last mention:
 * characters are seldom "it", and after "Reveal the top card of your deck. This
 * item …", the revealed card is the one to put away.
 */
function isRarelyIt(
  mention: Mention | undefined,
  doing: string | undefined,
): boolean {
  return mention?.ref === "SELF" &&
    (mention.types?.[0] === "character" || isPutAway(doing));
}
