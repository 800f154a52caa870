import { PARSED_ABILITIES } from "../artifacts/parsed_abilities.ts";
import { cardEffectRow } from "../cards/card_effect.ts";
import { cardListRow } from "../cards/card_list_row.ts";
import type { CardValues, DreamwellValues } from "../cards/card_values.ts";
import { checkIds } from "../cards/check_ids.ts";
import { checkLists } from "../cards/check_lists.ts";
import { inRow } from "../cards/picked_row.ts";
import { STRINGS } from "../check_strings.ts";
import type { Problem } from "../problem.ts";
import {
  type AbilitiesById,
  cardDefinition,
  missingAbilities,
} from "./card_definition.ts";
import { dreamwellDefinition } from "./dreamwell_definition.ts";
import { fileReader, type TabulaFiles } from "./file_reader.ts";
import { loadAbilities } from "./load_abilities.ts";
import type { LoadedRow } from "./load_rows.ts";
import {
  allErrors,
  allWarnings,
  failFile,
  fileText,
  isError,
  type Loader,
  makeLoader,
  tableOf,
} from "./loader.ts";
import { readStrings, type Strings } from "./strings.ts";
import type {
  LoadMode,
  LoadResult,
  Tabula,
  TabulaSource,
} from "./load_tabula.ts";

/** Reads all card data, and joins it with the abilities. */
export async function readTabula(
  source: TabulaSource,
  files: TabulaFiles,
  mode: LoadMode,
): Promise<LoadResult> {
  const loader = makeLoader(fileReader(files));
  const tabula = await loadAll(loader, source);
  return tabula === undefined || isRefused(loader, mode)
    ? { ok: false, errors: await allErrors(loader), warnings: [] }
    : { ok: true, tabula, warnings: await allWarnings(loader) };
}

function isRefused(
  { failures, badRows, notices }: Loader,
  mode: LoadMode,
): boolean {
  if (failures.length > 0) return true;
  return mode === "strict" && (badRows.length > 0 || notices.some(isError));
}

/** All that can be loaded; nothing without strings and abilities. */
async function loadAll(
  loader: Loader,
  source: TabulaSource,
): Promise<Tabula | undefined> {
  const strings = await stringsOf(loader);
  if (loader.failures.length > 0) return undefined;
  const abilities = await abilitiesOf(loader);
  if (abilities === undefined) return undefined;
  const isTest = source === "test";
  const cards = await tableOf(loader, isTest ? "test-cards" : "cards");
  const dreamwell = await tableOf(
    loader,
    isTest ? "test-dreamwell" : "dreamwell",
  );
  const lists = await tableOf(loader, "card-lists");
  const effects = await tableOf(loader, "card-fx");
  loader.notices.push(
    ...duplicateIds([...cards, ...dreamwell]),
    ...checkLists(lists.map(({ place, values }) => ({
      place,
      values: cardListRow(values),
    }))),
  );
  return {
    ...strings && { strings },
    cards: byId(
      withAbilities(loader, cards, abilities)
        .map((values) => cardDefinition(values, abilities)),
    ),
    dreamwellCards: byId(
      withAbilities(loader, dreamwell, abilities)
        .map((values) => dreamwellDefinition(values, abilities)),
    ),
    cardLists: lists.map(({ values }) => cardListRow(values)),
    cardEffects: effects.map(({ values }) => cardEffectRow(values)),
  };
}

type AnyCard = CardValues | DreamwellValues;

function duplicateIds(rows: readonly LoadedRow<AnyCard>[]): Problem[] {
  return checkIds(rows.map(({ place, values: { id, name } }) => ({
    place,
    id,
    uuid: id,
    name,
  })));
}

/** The cards that have the abilities they need; the others are bad rows. */
function withAbilities<V extends AnyCard>(
  loader: Loader,
  rows: readonly LoadedRow<V>[],
  abilities: AbilitiesById,
): readonly V[] {
  return rows.flatMap(({ place, values }) => {
    const problem = missingAbilities(values, abilities);
    if (problem === undefined) return [values];
    const { id, name } = values;
    loader.badRows.push(...inRow(place, { id, name }, [problem]));
    return [];
  });
}

async function stringsOf(loader: Loader): Promise<Strings | undefined> {
  const text = await fileText(loader, STRINGS, true);
  if (text === undefined) return undefined;
  const read = await readStrings(text);
  if (read.ok) return read.strings;
  for (const problem of read.problems) failFile(loader, STRINGS, problem);
  return undefined;
}

async function abilitiesOf(loader: Loader): Promise<AbilitiesById | undefined> {
  const text = await fileText(loader, PARSED_ABILITIES);
  if (text === undefined) return undefined;
  const loaded = loadAbilities(text);
  if (loaded.ok) return loaded.abilities;
  failFile(loader, PARSED_ABILITIES, loaded.problem);
  return undefined;
}

/** Sorted by id; of two with one id, the later one stays. */
function byId<T extends { readonly base_card_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, T> {
  const last = new Map(rows.map((row) => [row.base_card_id, row]));
  return new Map([...last].sort(([a], [b]) => a < b ? -1 : 1));
}
