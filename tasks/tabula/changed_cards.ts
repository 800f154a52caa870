import type { Artifact, Build } from "../../tabula/mod.ts";
import { type AbilityChanges, abilityChanges } from "../../tabula/internal.ts";
import type { Io } from "../cli/io.ts";
import { readExactly } from "../cli/read_text.ts";
import { writeLine } from "../cli/write_line.ts";
import type { Settings } from "./options.ts";
import { pathOf } from "./write_artifacts.ts";

/** A card by its id, and by its name if that is known. */
export interface NamedCard {
  readonly id: string;
  readonly name?: string;
}

/**
 * The cards whose abilities differ from the stored ones, by kind of change.
 * Those that cannot be read are left out, not removed.
 */
export type ChangedCards = {
  readonly [K in keyof AbilityChanges]: readonly NamedCard[];
};

/**
 * The cards whose abilities differ from those in the stored artifact; nothing
 * if there is none to compare with.
 */
export async function changedCards(
  io: Io,
  settings: Pick<Settings, "tabula" | "out">,
  { artifacts, cards, leftOut }: Pick<Build, "artifacts" | "cards" | "leftOut">,
): Promise<ChangedCards | undefined> {
  const made = artifacts.find(isAbilities);
  if (made?.contents === undefined) return undefined;
  const stored = await readExactly(io, pathOf(made, settings));
  const found = stored && abilityChanges(stored, made.contents);
  if (!found) return undefined;
  const names = new Map(
    [...cards.map(({ card }) => card), ...leftOut]
      .map(({ id = "", name }) => [id, name]),
  );
  const named = (id: string): NamedCard => {
    const name = names.get(id);
    return { id, ...name !== undefined && { name } };
  };
  const broken = new Set(leftOut.map(({ id }) => id));
  return {
    added: found.added.map(named),
    changed: found.changed.map(named),
    removed: found.removed.filter((id) => !broken.has(id)).map(named),
  };
}

function isAbilities({ name }: Artifact): boolean {
  return name === "parsed_abilities.json";
}

/** The most names in a line. */
const MOST_NAMES = 10;

/** One line for each kind of change, with the names of the cards. */
export function printNames(
  { stdout }: Pick<Io, "stdout">,
  changes: { readonly [kind: string]: readonly string[] },
): void {
  for (const [kind, names] of Object.entries(changes)) {
    if (names.length === 0) continue;
    const more = names.length - MOST_NAMES;
    const shown = names.slice(0, MOST_NAMES).join(", ");
    const rest = more > 0 ? ` and ${more} more` : "";
    writeLine(stdout, `  ${kind}: ${shown}${rest}`);
  }
}

/** Says which cards have other abilities than before. */
export function printChangedCards(
  io: Pick<Io, "stdout">,
  { added, changed, removed }: ChangedCards,
): void {
  printNames(io, {
    "cards with new abilities": added.map(shown),
    "cards with other abilities": changed.map(shown),
    "cards that are gone": removed.map(shown),
  });
}

function shown({ id, name = id }: NamedCard): string {
  return name;
}
