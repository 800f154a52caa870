import {
  type AbilitiesById,
  CARD_FIELDS,
  type CardDefinition,
  cardDefinition,
} from "./card_definition.ts";
import {
  CARD_EFFECT_FIELDS,
  type CardEffectRow,
  cardEffectRow,
} from "./card_effect.ts";
import {
  CARD_LIST_FIELDS,
  type CardListRow,
  cardListRow,
} from "./card_list_row.ts";
import {
  type DreamwellCardDefinition,
  dreamwellDefinition,
} from "./dreamwell_definition.ts";
import { fileReader, type TabulaFiles } from "./file_reader.ts";
import { loadAbilities } from "./load_abilities.ts";
import {
  allErrors,
  fail,
  type Loader,
  makeLoader,
  rowWarnings,
  tableOf,
  textOf,
} from "./loader.ts";
import type { FileDiagnostic } from "./problem.ts";
import { readStrings, type Strings } from "./strings.ts";

/** Which cards to load: those of the game, or those of its tests. */
export type TabulaSource = "production" | "test";

/** Whether a bad row is an error, or a warning and left out. */
export type LoadMode = "strict" | "lenient";

/** All card data of a game. */
export interface Tabula {
  /** Left out if there is no `strings.ftl`. */
  readonly strings?: Strings;
  /** By id, in the order of ids. */
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** By id, in the order of ids. */
  readonly dreamwellCards: ReadonlyMap<string, DreamwellCardDefinition>;
  /** In the order of the file. */
  readonly cardLists: readonly CardListRow[];
  /** In the order of the file. */
  readonly cardEffects: readonly CardEffectRow[];
}

/** Card data with warnings at most, or all errors. */
export type LoadResult =
  | {
    readonly ok: true;
    readonly tabula: Tabula;
    readonly warnings: readonly FileDiagnostic[];
  }
  | {
    readonly ok: false;
    readonly errors: readonly FileDiagnostic[];
    readonly warnings: readonly FileDiagnostic[];
  };

/**
 * Loads card data: joins the TOML files with the abilities that were parsed
 * beforehand. No rules text is parsed.
 *
 * @example The cards of a game
 * ```ts
 * import { loadTabula } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const files = { directory: "examples/tabula", readFile: Deno.readFile };
 * const loaded = await loadTabula("production", files, "strict");
 *
 * strictEqual(loaded.ok && loaded.tabula.cards.size, 48);
 * ```
 */
export async function loadTabula(
  source: TabulaSource,
  files: TabulaFiles,
  mode: LoadMode = "strict",
): Promise<LoadResult> {
  const loader = makeLoader(fileReader(files));
  const tabula = await loadAll(loader, source === "test" ? "test-" : "");
  const isBad = loader.failures.length > 0 ||
    mode === "strict" && loader.badRows.length > 0;
  return tabula === undefined || isBad
    ? { ok: false, errors: await allErrors(loader), warnings: [] }
    : { ok: true, tabula, warnings: await rowWarnings(loader) };
}

/** All that can be loaded; nothing without strings and abilities. */
async function loadAll(
  loader: Loader,
  prefix: "test-" | "",
): Promise<Tabula | undefined> {
  const strings = await stringsOf(loader);
  if (loader.failures.length > 0) return undefined;
  const abilities = await abilitiesOf(loader);
  if (abilities === undefined) return undefined;
  const cards = await tableOf(loader, {
    table: `${prefix}cards`,
    fields: CARD_FIELDS,
    build: (row) => cardDefinition(row, abilities),
  });
  const dreamwellCards = await tableOf(loader, {
    table: `${prefix}dreamwell`,
    fields: CARD_FIELDS,
    build: (row) => dreamwellDefinition(row, abilities),
  });
  const lists = { table: "card-lists", fields: CARD_LIST_FIELDS };
  const effects = { table: "card-fx", fields: CARD_EFFECT_FIELDS };
  return {
    ...strings && { strings },
    cards: byId(cards),
    dreamwellCards: byId(dreamwellCards),
    cardLists: await tableOf(loader, { ...lists, build: cardListRow }),
    cardEffects: await tableOf(loader, { ...effects, build: cardEffectRow }),
  };
}

async function stringsOf(loader: Loader): Promise<Strings | undefined> {
  const name = "strings.ftl";
  const text = await textOf(loader, name, true);
  if (text === undefined) return undefined;
  const read = await readStrings(text);
  if (read.ok) return read.strings;
  for (const problem of read.problems) fail(loader, name, problem);
  return undefined;
}

async function abilitiesOf(loader: Loader): Promise<AbilitiesById | undefined> {
  const name = "parsed_abilities.json";
  const text = await textOf(loader, name);
  if (text === undefined) return undefined;
  const loaded = await loadAbilities(text);
  if (loaded.ok) return loaded.abilities;
  fail(loader, name, loaded.problem);
  return undefined;
}

/** Sorted by id; of two with one id, the later one stays. */
function byId<T extends { readonly base_card_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, T> {
  const last = new Map(rows.map((row) => [row.base_card_id, row]));
  return new Map([...last].sort(([a], [b]) => a < b ? -1 : 1));
}
