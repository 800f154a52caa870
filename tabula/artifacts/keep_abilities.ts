import type { Ability } from "../../ast/mod.ts";
import { toJson } from "../cards/abilities_json.ts";
import type { ParsedCard } from "../cards/parse_cards.ts";
import type { Build } from "./build_artifacts.ts";
import {
  type CardJson,
  PARSED_ABILITIES,
  writeParsedAbilities,
} from "./parsed_abilities.ts";

/** A build in which some broken cards have the abilities they had before. */
export interface BuildWithKept extends Build {
  /** The broken cards whose last good abilities are in the artifact. */
  readonly kept: readonly ParsedCard[];
}

/**
 * Gives cards whose texts cannot be read the abilities that an older
 * `parsed_abilities.json` has for them, so that a slip does not disarm a card.
 *
 * They are still left out and reported: only the artifact changes.
 */
export function keepAbilities(build: Build, stored: string): BuildWithKept {
  const json = build.artifacts.find(({ name }) => name === PARSED_ABILITIES);
  const broken = build.cards.filter(({ json }) => json === undefined);
  if (json?.contents === undefined || broken.length === 0) {
    return { ...build, kept: [] };
  }
  const parsed = new Set(
    build.cards.filter(({ json }) => json !== undefined)
      .map(({ card }) => card.id),
  );
  const old = storedAbilities(stored);
  const kept = broken.filter(({ card: { id } }) =>
    old.has(id) && !parsed.has(id)
  );
  const contents = writeParsedAbilities([
    ...build.cards,
    ...kept.map(({ card }): CardJson => ({
      card,
      json: toJson(old.get(card.id) ?? []),
    })),
  ]);
  const artifacts = build.artifacts.map((each) =>
    each === json ? { ...json, contents } : each
  );
  return { ...build, artifacts, kept };
}

function storedAbilities(text: string): Map<string, readonly Ability[]> {
  const entries = Object.entries(parseJson(text) ?? {});
  // Whether these are abilities is for loading to say; here they are copied.
  return new Map(
    entries.filter((entry): entry is [string, Ability[]] =>
      Array.isArray(entry[1])
    ),
  );
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
