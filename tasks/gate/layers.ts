import { PARTS, type Parts } from "./folder_parts.ts";
import { SIDE_DOORS } from "./side_doors.ts";

/** What a folder may import besides itself. */
export interface Layer {
  /** Other folders, each through its `mod.ts`. */
  readonly folders: readonly string[];
  /** Names of the import map in `deno.json`. */
  readonly packages: readonly string[];
}

/** Which folder may import which: the first table of ARCHITECTURE.md, as data. */
const LAYERS: Readonly<Record<string, Layer>> = {
  diagnostics: { folders: ["memo"], packages: [] },
  memo: { folders: [], packages: [] },
  ast: { folders: [], packages: [] },
  dialects: { folders: ["ast", "memo"], packages: [] },
  lexer: { folders: ["ast", "diagnostics", "dialects", "memo"], packages: [] },
  combinators: { folders: ["diagnostics", "memo"], packages: ["arcsecond"] },
  parser: {
    folders: [
      "ast",
      "diagnostics",
      "dialects",
      "combinators",
      "lexer",
      "memo",
    ],
    packages: [],
  },
  serializer: {
    folders: ["ast", "diagnostics", "dialects", "memo", "schema"],
    packages: [],
  },
  dreamtides: {
    folders: [
      "ast",
      "diagnostics",
      "dialects",
      "lexer",
      "parser",
      "serializer",
      "schema",
    ],
    packages: [],
  },
  display: {
    folders: ["ast", "diagnostics", "dialects", "lexer", "memo", "serializer"],
    packages: ["@fluent/bundle"],
  },
  pzl: { folders: ["diagnostics", "memo"], packages: [] },
  lorcana: {
    folders: ["diagnostics", "memo", "combinators"],
    packages: [],
  },
  tabula: {
    folders: ["ast", "diagnostics", "memo", "schema"],
    packages: [
      "smol-toml",
      "toml-eslint-parser",
      "fflate",
      "ajv",
      "@fluent/bundle",
      "@fluent/syntax",
    ],
  },
  editor: {
    folders: [
      "ast",
      "diagnostics",
      "dialects",
      "lexer",
      "memo",
      "parser",
      "dreamtides",
      "display",
      "pzl",
      "lorcana",
      "tabula",
    ],
    packages: [],
  },
  gallery: {
    folders: ["ast", "diagnostics", "display", "tabula"],
    packages: [],
  },
  playground: {
    folders: [
      "ast",
      "diagnostics",
      "lexer",
      "memo",
      "parser",
      "dreamtides",
      "display",
      "pzl",
      "lorcana",
      "gallery",
    ],
    packages: [
      "preact",
      "preact/hooks",
      "@preact/signals",
    ],
  },
};

/** The files and folders of `tasks/` that may say `Deno`: commands use `Io`. */
const OUTSIDE_WORLD: readonly string[] = [
  "tasks/main.ts",
  "tasks/cli/deno",
  "tasks/gate",
  "tasks/mutants",
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
  "toml-eslint-parser": "tabula/toml/position.ts",
};

/** All tables that the check of imports uses. */
export interface LayerTables {
  readonly layers: Readonly<Record<string, Layer>>;
  readonly parts: Readonly<Record<string, Parts>>;
  readonly doors: Readonly<Record<string, readonly string[]>>;
  readonly outsideWorld: readonly string[];
  readonly importedOnce: Readonly<Record<string, string>>;
}

/** The tables of this project. */
export const TABLES: LayerTables = {
  layers: LAYERS,
  parts: PARTS,
  doors: SIDE_DOORS,
  outsideWorld: OUTSIDE_WORLD,
  importedOnce: IMPORTED_ONCE,
};
