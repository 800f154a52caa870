import { jsonDifference } from "./json_difference.ts";

/** How the abilities of one artifact differ from those of another: ids. */
export interface AbilityChanges {
  /** Cards that have abilities only now. */
  readonly added: readonly string[];
  /** Cards that have abilities no longer. */
  readonly removed: readonly string[];
  /** Cards that have other abilities than before. */
  readonly changed: readonly string[];
}

/**
 * Compares two texts of `parsed_abilities.json` card by card; nothing if one of
 * them is not an object in JSON.
 */
export function abilityChanges(
  before: string,
  after: string,
): AbilityChanges | undefined {
  if (before === after) return { added: [], removed: [], changed: [] };
  const [old, now] = [entriesOf(before), entriesOf(after)];
  if (old === undefined || now === undefined) return undefined;
  const both = [...now.keys()].filter((id) => old.has(id));
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: both.filter((id) =>
      jsonDifference(old.get(id), now.get(id)) !== undefined
    ),
  };
}

/** The entries of an artifact, by id. */
export function entriesOf(
  text: string,
): ReadonlyMap<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null &&
      !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
