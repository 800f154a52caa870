import type { LeftOutCard } from "../cards/picked_row.ts";
import type { Build } from "./build_artifacts.ts";
import { PARSED_ABILITIES, writeParsedAbilities } from "./parsed_abilities.ts";

/** A build in which some broken cards have the abilities they had before. */
export interface BuildWithKept extends Build {
  /** The broken cards whose last good abilities are in the artifact. */
  readonly kept: readonly LeftOutCard[];
}

/**
 * Gives cards that cannot be read the last good abilities that are known of
 * them, by id, so that a card under an author's hands does not come and go.
 * They are still left out and reported: only the artifact changes.
 */
export function keepAbilities(
  build: Build,
  good: ReadonlyMap<string, string>,
): BuildWithKept {
  const kept = build.leftOut.filter(({ id = "" }) => good.has(id));
  const entries = kept.map(({ id = "" }) => ({
    card: { id },
    json: good.get(id) ?? "[]",
  }));
  const artifacts = kept.length === 0
    ? build.artifacts
    : build.artifacts.map((each) =>
      each.name === PARSED_ABILITIES && each.contents !== undefined
        ? {
          ...each,
          contents: writeParsedAbilities([...build.cards, ...entries]),
        }
        : each
    );
  return { ...build, artifacts, kept };
}

/** The last good abilities of the cards of a build, and of those it lost. */
export function goodAbilities(
  { cards, kept }: BuildWithKept,
  before: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const good = new Map<string, string>();
  for (const { id = "" } of kept) good.set(id, before.get(id) ?? "[]");
  for (const { card, json } of cards) {
    if (json !== undefined) good.set(card.id, json);
  }
  return good;
}
