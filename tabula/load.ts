import { type Diagnostic, diagnostic } from "../diagnostics/mod.ts";
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
import type { Fields } from "./fields.ts";
import {
  type FileReader,
  fileReader,
  type TabulaFiles,
} from "./file_reader.ts";
import { loadAbilities } from "./load_abilities.ts";
import { type LoadedRows, loadRows } from "./load_rows.ts";
import { locateProblems } from "./locate_problems.ts";
import type { FileDiagnostic, Problem } from "./problem.ts";
import { readStrings, type Strings } from "./strings.ts";
import { loadTomlParser } from "./toml.ts";

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
  | { readonly ok: false; readonly errors: readonly FileDiagnostic[] };

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
  const strings = await stringsOf(loader);
  const abilities = strings.ok ? await abilitiesOf(loader) : undefined;
  // Without these two nothing else can be loaded.
  if (!strings.ok || abilities === undefined) return await failure(loader);
  const prefix = source === "test" ? "test-" : "";
  const all = {
    cards: await tableOf(
      loader,
      `${prefix}cards`,
      CARD_FIELDS,
      (row) => cardDefinition(row, abilities),
    ),
    dreamwell: await tableOf(
      loader,
      `${prefix}dreamwell`,
      CARD_FIELDS,
      (row) => dreamwellDefinition(row, abilities),
    ),
    lists: await tableOf(loader, "card-lists", CARD_LIST_FIELDS, cardListRow),
    effects: await tableOf(
      loader,
      "card-fx",
      CARD_EFFECT_FIELDS,
      cardEffectRow,
    ),
  };
  if (loader.failures.length > 0) return await failure(loader);
  if (mode === "strict" && loader.badRows.length > 0) {
    return await failure(loader);
  }
  const tabula: Tabula = {
    ...strings.value && { strings: strings.value },
    cards: byId(all.cards),
    dreamwellCards: byId(all.dreamwell),
    cardLists: all.lists,
    cardEffects: all.effects,
  };
  const warnings = await locateProblems(
    loader.badRows.map(asWarning),
    loader.texts,
  );
  return { ok: true, tabula, warnings };
}

/** What is gathered while files are read. */
interface Loader {
  readonly read: FileReader;
  readonly texts: Map<string, string>;
  /** Problems that spoil a file. */
  readonly failures: Problem[];
  /** Problems that spoil a row. */
  readonly badRows: Problem[];
}

function makeLoader(read: FileReader): Loader {
  return { read, texts: new Map(), failures: [], badRows: [] };
}

async function failure(
  { failures, badRows, texts }: Loader,
): Promise<LoadResult> {
  const errors = await locateProblems([...failures, ...badRows], texts);
  return { ok: false, errors };
}

/** The text of a file; if there is none, that is a failure. */
async function textOf(
  loader: Loader,
  name: string,
): Promise<string | undefined> {
  const file = await loader.read(name);
  if ("text" in file) {
    loader.texts.set(name, file.text);
    return file.text;
  }
  fail(loader, name, unreadable(file.failure));
  return undefined;
}

function fail(loader: Loader, file: string, found: Diagnostic): void {
  loader.failures.push({ place: { file }, diagnostic: found });
}

function unreadable(reason: string): Diagnostic {
  return diagnostic("unreadable-file", { start: 0, end: 0 }, { reason });
}

async function stringsOf(
  loader: Loader,
): Promise<{ ok: true; value: Strings | undefined } | { ok: false }> {
  const name = "strings.ftl";
  const file = await loader.read(name);
  if (file.isAbsent) return { ok: true, value: undefined };
  if (!("text" in file)) {
    fail(loader, name, unreadable(file.failure));
    return { ok: false };
  }
  loader.texts.set(name, file.text);
  const read = await readStrings(file.text);
  if (read.ok) return { ok: true, value: read.strings };
  for (const problem of read.problems) fail(loader, name, problem);
  return { ok: false };
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

async function tableOf<T extends object>(
  loader: Loader,
  table: string,
  fields: Fields,
  build: LoadedRows<T>["build"],
): Promise<readonly T[]> {
  const file = `${table}.toml`;
  const text = await textOf(loader, file);
  if (text === undefined) return [];
  const parseToml = await loadTomlParser();
  const loaded = loadRows({ file, table, text, fields, build, parseToml });
  loader.failures.push(...loaded.failures);
  loader.badRows.push(...loaded.badRows);
  return loaded.rows;
}

/** Sorted by id; of two with one id, the later one stays. */
function byId<T extends { readonly base_card_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, T> {
  const found = new Map(rows.map((row) => [row.base_card_id, row]));
  const ids = [...found.keys()].sort();
  return new Map(ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined ? [] : [[id, row]];
  }));
}

function asWarning({ place, diagnostic }: Problem): Problem {
  return { place, diagnostic: { ...diagnostic, severity: "warning" } };
}
