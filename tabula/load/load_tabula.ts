import {
  expectFunction,
  expectObject,
  expectOneOf,
  expectString,
} from "../../diagnostics/internal.ts";
import type { CardEffectRow } from "../cards/card_effect.ts";
import type { CardListRow } from "../cards/card_list_row.ts";
import type { FileDiagnostic } from "../problem.ts";
import type { CardDefinition } from "./card_definition.ts";
import type { DreamwellCardDefinition } from "./dreamwell_definition.ts";
import type { TabulaFiles } from "./file_reader.ts";
import { readTabula } from "./read_tabula.ts";
import type { Strings } from "./strings.ts";

/** Which cards to load: those of the game, or those of its tests. */
export type TabulaSource = "production" | "test";

/** Whether a bad row is an error, or is skipped with a warning. */
export type LoadMode = "strict" | "lenient";

/** All card data of a game. */
export interface Tabula {
  /** Absent if there is no `strings.ftl`. */
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

/** Card data, possibly with warnings, or all errors. */
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
 *
 * @category Card files
 */
export async function loadTabula(
  source: TabulaSource,
  files: TabulaFiles,
  mode: LoadMode = "strict",
): Promise<LoadResult> {
  expectOneOf(source, "source", ["production", "test"]);
  expectObject(files, "files");
  expectString(files.directory, "files.directory");
  expectFunction(files.readFile, "files.readFile");
  expectOneOf(mode, "mode", ["strict", "lenient"]);
  return await readTabula(source, files, mode);
}
