import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import type { EffectName, Participle } from "../../ast/mod.ts";

/** What a text has said of what happens. */
export interface Happened {
  /** Effects, events and costs, by their names. */
  readonly done: readonly string[];
  /** Whether everything can have been said before: the text is only a part. */
  readonly isPart: boolean;
  /** What is being done, and whether that was done before. */
  readonly doing: string | undefined;
  readonly twice: boolean;
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
  banished: /banish|(?<!remove-)damage/iu,
  revealed: /reveal|scry|look|search/iu,
  returned: /return/iu,
  discarded: /discard/iu,
  played: /play/iu,
  moved: /move|put|shuffle/iu,
  damaged: /damage/iu,
  named: /name-a-card/iu,
  // "this character and one of your other characters", or two in a challenge
  other: /group|event (?:challenge|banish-in-challenge|deal-damage)$/iu,
  "damage-removed": /remove-damage/iu,
  "damage-moved": /move-damage/iu,
  "damage-dealt": /damage/iu,
  "lore-lost": /lose-lore/iu,
  "characters-moved": /move-to-location/iu,
  "ink-drops-removed": /remove-ink-drops/iu,
};

/** Whether doing something makes cards what a word says: banishing, "banished". */
export function makes(name: string, participle: string): boolean {
  return STEMS[participle]?.test(name) === true;
}

/** Whether a word says that something was done: "banished", not "those". */
export function isDeed(participle: Participle): boolean {
  return participle !== "other" && STEMS[participle] !== undefined;
}

/** Whether what a word says has happened, as far as the text tells. */
export function isDone(word: string, happened: Happened): boolean {
  const { doing, twice } = happened;
  // "Banish the banished item": nothing was, before. A look has several steps.
  const isBefore = (name: string): boolean =>
    name !== doing || twice || name === "scry";
  return happened.isPart || STEMS[word] === undefined ||
    doneBy(word, happened).some(isBefore);
}

/** What can have done what a word says: effects, events and costs. */
export function doneBy(word: string, { done }: Happened): readonly string[] {
  const stem = STEMS[word];
  // What an action costs was said in another ability.
  return stem === undefined
    ? []
    : done.filter((name) => stem.test(name) || name === "additional-cost");
}

/** Whether the text is about a challenge. */
export function isChallenge({ done, isPart }: Happened): boolean {
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
export function isAnythingDone({ done, isPart }: Happened): boolean {
  return isPart ||
    done.some((name) =>
      Object.hasOwn(EFFECT_TRAITS, name) && !FRAMES.has(name)
    );
}
