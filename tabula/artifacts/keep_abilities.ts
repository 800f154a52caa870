import type { Ability } from "../../ast/internal.ts";
import { toJson } from "../cards/abilities_json.ts";
import type { CardRow, LeftOutCard } from "../cards/picked_row.ts";
import { normalUuid } from "../cards/uuid.ts";
import type { Build } from "./build_artifacts.ts";
import {
  type CardJson,
  PARSED_ABILITIES,
  writeParsedAbilities,
} from "./parsed_abilities.ts";

/** A card as the artifact knows it. */
export type KeptCard = Pick<CardRow, "id" | "name">;

/** A build in which some broken cards have the abilities they had before. */
export interface BuildWithKept extends Build {
  /** The broken cards whose last good abilities are in the artifact. */
  readonly kept: readonly KeptCard[];
}

/**
 * Gives broken cards the abilities that an older `parsed_abilities.json` has for
 * them, so that a slip does not disarm a card. If a card has lost its id (there
 * is none, it is not a UUID, or another card has it), nobody knows which entry
 * was its own: all entries that belong to no card are kept.
 *
 * They are still left out and reported: only the artifact changes.
 */
export function keepAbilities(build: Build, stored: string): BuildWithKept {
  const json = build.artifacts.find(({ name }) => name === PARSED_ABILITIES);
  const old = storedAbilities(stored);
  const kept = brokenCards(build, old.keys())
    .filter(({ id }) => old.has(keyOf(id)));
  if (json?.contents === undefined || kept.length === 0) {
    return { ...build, kept: [] };
  }
  const keys = new Set(kept.map(({ id }) => keyOf(id)));
  const contents = writeParsedAbilities([
    ...build.cards.filter(({ card }) => !keys.has(keyOf(card.id))),
    ...[...keys].flatMap((key) => old.get(key) ?? []),
  ]);
  const artifacts = build.artifacts.map((each) =>
    each === json ? { ...json, contents } : each
  );
  return { ...build, artifacts, kept };
}

/** The cards that must not lose what they have, each once. */
function brokenCards(
  { cards, leftOut }: Build,
  stored: Iterable<string>,
): readonly KeptCard[] {
  const rows = Map.groupBy(cards, ({ card }) => keyOf(card.id));
  const shared = cards.map(({ card }) => card)
    .filter(({ id }) => rows.get(keyOf(id))?.length !== 1);
  const hasLostId = shared.length > 0 || leftOut.some(isWithoutId);
  const nowhere = hasLostId
    ? [...stored].filter((id) => !rows.has(id)).map((id) => ({ id }))
    : [];
  const named = [...shared, ...leftOut].flatMap(({ id, name }) =>
    id === undefined ? [] : [{ id, ...name && { name } }]
  );
  const all = new Map<string, KeptCard>();
  for (const each of [...nowhere, ...named]) all.set(keyOf(each.id), each);
  return [...all.values()];
}

function isWithoutId({ id }: LeftOutCard): boolean {
  return id === undefined || normalUuid(id) === undefined;
}

/** The same for all spellings of an id. */
function keyOf(id: string): string {
  return normalUuid(id) ?? id;
}

/** The entries of the artifact, by their keys. */
function storedAbilities(text: string): ReadonlyMap<string, CardJson> {
  const entries = Object.entries(parseJson(text) ?? {});
  // Whether these are abilities is for loading to say; here they are copied.
  return new Map(
    entries.filter((entry): entry is [string, Ability[]] =>
      Array.isArray(entry[1])
    ).map(([id, abilities]) => [
      keyOf(id),
      { card: { id }, json: toJson(abilities) },
    ]),
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
