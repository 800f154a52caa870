import { type Exception, EXCEPTIONS } from "./exceptions.ts";
import { PARTS, type Parts } from "./folder_parts.ts";

/** What a room may import besides itself. */
export interface Layer {
  /** Other rooms, each through its `mod.ts` or `internal.ts`. */
  readonly folders: readonly string[];
  /** Names of the import map in `deno.json`. */
  readonly packages?: readonly string[];
}

const TREE = ["ast", "diagnostics", "lexer", "lexer/dialects", "memo.ts"];

/**
 * Which room may import which: the first table of ARCHITECTURE.md, as data. A
 * folder inside another has a row of its own if it has a door of its own, so that
 * whoever does not need it does not load it.
 */
const LAYERS: Readonly<Record<string, Layer>> = {
  diagnostics: { folders: ["memo.ts"] },
  ast: { folders: ["diagnostics", "memo.ts", "schema"] },
  "lexer/dialects": { folders: ["ast", "memo.ts"] },
  lexer: { folders: TREE },
  combinators: {
    folders: ["diagnostics", "memo.ts"],
    packages: ["arcsecond"],
  },
  // Only what explains mistakes needs repairs; reading never does.
  "combinators/repair": { folders: ["diagnostics", "memo.ts"] },
  serializer: { folders: TREE },
  // Reading and writing rules text loads neither.
  "serializer/rust": { folders: ["ast", "diagnostics"] },
  "serializer/display": {
    folders: TREE,
    packages: ["@fluent/bundle"],
  },
  parser: {
    folders: [...TREE, "combinators", "combinators/repair", "serializer"],
  },
  pzl: { folders: ["diagnostics", "memo.ts"] },
  lorcana: {
    folders: ["combinators", "combinators/repair", "diagnostics", "memo.ts"],
  },
  "lorcana/engine": { folders: [] },
  tabula: {
    folders: ["ast", "diagnostics", "lexer", "memo.ts"],
    packages: [
      "smol-toml",
      "fflate",
      "@fluent/bundle",
      "@fluent/syntax",
    ],
  },
  editor: {
    folders: [
      ...TREE,
      "lorcana",
      "parser",
      "pzl",
      "serializer",
      "serializer/display",
      "tabula",
    ],
  },
  "editor/clients": {
    folders: ["tasks"],
    packages: [
      "node:fs/promises",
      "node:process",
      "vscode-languageclient/node",
      "vscode-languageserver/node",
    ],
  },
  // A page loads one language at a time.
  "editor/dreamtides": {
    folders: [...TREE, "parser", "serializer", "serializer/display"],
  },
  "editor/lorcana": { folders: ["diagnostics", "lorcana", "memo.ts"] },
  "editor/lorcana_json": { folders: ["diagnostics", "lorcana", "memo.ts"] },
  "editor/pzl": { folders: ["diagnostics", "memo.ts", "pzl"] },
  "site/cards": {
    folders: ["ast", "diagnostics", "serializer/display", "tabula"],
  },
  site: {
    folders: [
      ...TREE,
      "editor/dreamtides",
      "editor/lorcana",
      "editor/pzl",
      "lorcana",
      "parser",
      "pzl",
      "serializer",
      "serializer/display",
      "serializer/rust",
    ],
    packages: ["preact", "preact/hooks", "@preact/signals"],
  },
};

/** The files and folders of `tasks/` that may say `Deno`: commands use `Io`. */
const OUTSIDE_WORLD: readonly string[] = [
  "tasks/main.ts",
  "tasks/cli/deno",
  "tasks/gate",
  "tasks/pack",
  "tasks/site/api_reference.ts",
  "tasks/site/generate_gallery.ts",
  "tasks/site/serve.ts",
  "tasks/site/site.ts",
];

/** Packages that a single file imports: replacing one touches that file alone. */
const IMPORTED_ONCE: Readonly<Record<string, string>> = {
  "@stricli/core": "tasks/cli/stricli.ts",
  "smol-toml": "tabula/toml/parse_toml.ts",
};

/** All tables that the check of imports uses. */
export interface LayerTables {
  readonly layers: Readonly<Record<string, Layer>>;
  readonly parts: Readonly<Record<string, Parts>>;
  readonly exceptions: readonly Exception[];
  readonly outsideWorld: readonly string[];
  readonly importedOnce: Readonly<Record<string, string>>;
}

/** The tables of this project. */
export const TABLES: LayerTables = {
  layers: LAYERS,
  parts: PARTS,
  exceptions: EXCEPTIONS,
  outsideWorld: OUTSIDE_WORLD,
  importedOnce: IMPORTED_ONCE,
};
