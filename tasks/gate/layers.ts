/** What a folder may import besides itself. */
export interface Layer {
  /** Other folders, each through its `mod.ts`. */
  readonly folders: readonly string[];
  /** Names of the import map in `deno.json`. */
  readonly packages: readonly string[];
}

/** Which folder may import which: the picture in ARCHITECTURE.md, as data. */
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
    packages: ["smol-toml"],
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

/** What a part of a folder may import besides itself. */
export interface FolderPart {
  /** Other parts of the same folder. */
  readonly parts: readonly string[];
  /** Other folders, where the part may import fewer than its folder. */
  readonly folders?: readonly string[];
}

/**
 * The parts of a folder by path: subfolders, deeper ones ("grammar/nouns"), or
 * single files. What no path covers belongs to the part ".". A front door may
 * import all parts.
 */
export type Parts = Readonly<Record<string, FolderPart>>;

/** Parts in the order of the flow: each may import those before it. */
export function inFlow(...names: readonly string[]): Parts {
  return Object.fromEntries(
    names.map((name, i) => [name, { parts: names.slice(0, i) }]),
  );
}

const DREAMTIDES_FOLDERS = [
  "dreamtides",
  "ast",
  "diagnostics",
  "lexer",
  "serializer",
];

const LORCANA_FLOW = [
  "ast",
  "options.ts",
  "text",
  "grammar",
  "grammar/nouns",
  "grammar/amounts",
  "grammar/conditions",
  "grammar/triggers",
  "grammar/effects/parts",
  "grammar/effects",
  "grammar/clauses/parts",
  "grammar/clauses",
  "grammar/abilities",
  "assemble/references",
  "assemble",
  "read",
  "report",
];

/** Which part of a folder may import which other part. */
const PARTS: Readonly<Record<string, Parts>> = {
  parser: {
    // The grammar does not know how mistakes are explained.
    ".": { parts: ["abilities", "effects"] },
    abilities: { parts: ["."] },
    effects: { parts: ["."] },
    spans: { parts: ["."] },
    diagnose: { parts: ["."] },
    lint: { parts: [] },
    fast: { parts: [".", "spans", "read_card.ts"] },
    "read_card.ts": { parts: ["spans"] },
    "spans.ts": { parts: ["spans"] },
  },
  combinators: {
    // Rules are plain data and do not know how they are compiled.
    ".": { parts: [] },
    compiled: { parts: ["."] },
    "run.ts": { parts: [".", "compiled"] },
    // Only what explains mistakes needs repairs; reading never does.
    repair: { parts: [".", "compiled", "run.ts", "mod.ts"] },
  },
  serializer: {
    ".": { parts: ["abilities", "effects"] },
    abilities: { parts: ["."] },
    effects: { parts: ["."] },
    rust: { parts: [] },
  },
  lorcana: {
    ...inFlow(...LORCANA_FLOW, "documented"),
    print: { parts: ["ast"] },
    meaning: { parts: ["ast"] },
    // Only here: the full level must not fall into that of the design document.
    "levels.ts": { parts: ["ast", "options.ts", "report", "documented", "."] },
    ".": { parts: [...LORCANA_FLOW, "levels.ts", "print"] },
  },
  tabula: inFlow(
    ".",
    "toml",
    "cards",
    "artifacts",
    "load",
    "loading.ts",
    "parts.ts",
  ),
  editor: {
    // What a text knows is below what a file of such texts knows.
    ".": { parts: [] },
    dreamtides: { parts: ["."] },
    lorcana: { parts: ["."] },
    lorcana_json: { parts: [".", "lorcana"] },
    pzl: { parts: ["."] },
    toml: { parts: [] },
    tabula: { parts: [".", "dreamtides", "toml"] },
    "languages.ts": {
      parts: [".", "dreamtides", "lorcana", "lorcana_json", "pzl", "tabula"],
    },
    "dreamtides.ts": { parts: [".", "dreamtides"] },
    "lorcana.ts": { parts: [".", "lorcana"] },
    "json_texts.ts": { parts: ["lorcana_json"] },
    "pzl.ts": { parts: ["pzl"] },
  },
  tasks: {
    // The machinery of a command line; it knows no language.
    cli: { parts: [], folders: ["deno.json", "diagnostics"] },
    dreamtides: { parts: ["cli"], folders: [...DREAMTIDES_FOLDERS, "display"] },
    tabula: {
      parts: ["cli"],
      folders: ["dreamtides", "diagnostics", "display", "tabula"],
    },
    pzl: { parts: ["cli"], folders: ["diagnostics", "pzl", "schema"] },
    lorcana: { parts: ["cli"], folders: ["diagnostics", "lorcana"] },
    editor: {
      parts: ["cli", "tabula"],
      folders: ["diagnostics", "dreamtides", "editor", "tabula"],
    },
    learn: {
      parts: ["cli"],
      folders: ["ast", "diagnostics", "dialects", "dreamtides"],
    },
    site: {
      parts: ["cli", "learn", "tabula"],
      folders: [
        "deno.json",
        "diagnostics",
        "dialects",
        "display",
        "dreamtides",
        "gallery",
        "tabula",
      ],
    },
    ".": {
      parts: [
        "cli",
        "dreamtides",
        "tabula",
        "pzl",
        "lorcana",
        "editor",
        "learn",
        "site",
      ],
    },
    gate: { parts: ["learn"], folders: ["deno.json", "editor", "serializer"] },
    pack: { parts: [], folders: ["deno.json"] },
    mutants: { parts: [], folders: [] },
  },
};

/** The doors of the package. */
const DOORS = [
  "display/mod.ts",
  "dreamtides/mod.ts",
  "editor/mod.ts",
  "lorcana/mod.ts",
  "pzl/mod.ts",
  "serializer/rust/mod.ts",
  "tabula/mod.ts",
];

/**
 * Front doors of parts, and who may use each; tests and benchmarks always may.
 * The fast lane must stay removable, and parsing must not load RON.
 */
const SIDE_DOORS: Readonly<Record<string, readonly string[]>> = {
  "parser/fast/mod.ts": ["dreamtides"],
  // What only reads does not load what locates nodes, or explains.
  "parser/spans.ts": ["mod.ts", "dreamtides", "editor", "playground"],
  "parser/diagnose/mod.ts": ["mod.ts", "dreamtides", "editor"],
  "combinators/repair/mod.ts": ["parser", "lorcana"],
  // What was just read needs no check before it is written.
  "serializer/rewrite/mod.ts": ["dreamtides"],
  "serializer/rust/mod.ts": ["playground"],
  "serializer/rust/parts.ts": ["tasks/dreamtides"],
  // What strangers need of the tree and of reports, in every door.
  "ast/public.ts": ["mod.ts", ...DOORS],
  "diagnostics/types.ts": DOORS,
  "diagnostics/public.ts": ["mod.ts"],
  // Texts are no trees.
  "diagnostics/trees.ts": ["lorcana", "pzl", "serializer/rust"],
  // What makes reports does not show them.
  "diagnostics/render/mod.ts": ["tasks", "gallery"],
  // What no stranger needs stays out of these.
  "dreamtides/parts.ts": ["editor", "tasks"],
  // A flawless text needs no explaining.
  "dreamtides/reading.ts": ["tasks/dreamtides"],
  "pzl/parts.ts": ["tasks/pzl", "editor"],
  "tabula/parts.ts": ["tasks", "editor", "gallery"],
  // A page loads one language at a time.
  "editor/dreamtides.ts": ["playground"],
  "editor/lorcana.ts": ["playground"],
  "editor/pzl.ts": ["playground"],
  // A page that shows cards does not build them.
  "display/spans.ts": ["gallery", "playground"],
  "gallery/browse.ts": ["playground"],
  // Nobody edits texts at the level of the design document.
  "lorcana/full_level.ts": ["editor"],
  // A command that reads such files need not load a language server.
  "editor/json_texts.ts": ["tasks/lorcana"],
  // Most users of the package load no card data at all.
  "tabula/loading.ts": ["mod.ts"],
  // What reads one language loads its messages, and no others.
  "diagnostics/ability.ts": ["lexer", "parser", "display"],
  "diagnostics/display.ts": ["display"],
  "diagnostics/lorcana.ts": ["lorcana"],
  "diagnostics/pzl.ts": ["pzl"],
  "diagnostics/tabula.ts": ["tabula"],
  "diagnostics/writing.ts": ["serializer"],
  "diagnostics/explanations/mod.ts": ["tasks/learn", "tasks/site"],
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

/** All tables that the check of imports uses. */
export interface LayerTables {
  readonly layers: Readonly<Record<string, Layer>>;
  readonly parts: Readonly<Record<string, Parts>>;
  readonly doors: Readonly<Record<string, readonly string[]>>;
  readonly outsideWorld: readonly string[];
}

/** The tables of this project. */
export const TABLES: LayerTables = {
  layers: LAYERS,
  parts: PARTS,
  doors: SIDE_DOORS,
  outsideWorld: OUTSIDE_WORLD,
};
