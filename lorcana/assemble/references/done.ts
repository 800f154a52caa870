import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import type { EffectName, Participle } from "../../ast/mod.ts";

/** What has happened so far in a text. */
export interface Happened {
  /** Effects, events and costs, by their names. */
  readonly done: readonly string[];
  /** Whether this is only part of a text, so that anything can precede it. */
  readonly isPart: boolean;
  /** What is being done, and whether that was done before. */
  readonly doing: string | undefined;
  readonly twice: boolean;
}

/** What must happen before a word makes sense: "the banished character". */
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

/** Whether a participle means that something was done, unlike "those". */
export function isDeed(participle: Participle): boolean {
  return participle !== "other" && STEMS[participle] !== undefined;
}

/** Whether something has happened that makes a word true. */
export function isDone(word: string, happened: Happened): boolean {
  const { doing, twice } = happened;
  // "Banish the banished item": nothing was, before. A look has several steps.
  const isBefore = (name: string): boolean =>
    name !== doing || twice || name === "scry";
  return happened.isPart || STEMS[word] === undefined ||
    doneBy(word, happened).some(isBefore);
}

/** The effects, events and costs that can make a word true. */
export function doneBy(word: string, { done }: Happened): readonly string[] {
  const stem = STEMS[word];
  // An additional cost is in another ability, so it may have been anything.
  return stem === undefined
    ? []
    : done.filter((name) => stem.test(name) || name === "additional-cost");
}

/** Whether the text is about a challenge. */
export function isChallenge({ done, isPart }: Happened): boolean {
  return isPart || done.some((name) => name.includes("challenge"));
}

/** Effects that do nothing but contain others. */
export const FRAMES: ReadonlySet<string> = new Set<EffectName>([
  "conditional",
  "optional",
  "sequence",
  "for-each",
  "lasting",
]);

/** Whether anything was done that "if you do" can refer to. */
export function isAnythingDone({ done, isPart }: Happened): boolean {
  return isPart ||
    done.some((name) =>
      Object.hasOwn(EFFECT_TRAITS, name) && !FRAMES.has(name)
    );
}
