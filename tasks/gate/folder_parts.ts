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
  "attempt",
  "report",
  "read",
];

/** Which part of a folder may import which other part. */
export const PARTS: Readonly<Record<string, Parts>> = {
  parser: {
    // The grammar does not know how mistakes are explained.
    ".": { parts: ["abilities", "effects"] },
    abilities: { parts: ["."] },
    effects: { parts: ["."] },
    spans: { parts: ["."] },
    diagnose: { parts: ["."] },
    lint: { parts: [] },
    fast: { parts: [".", "spans", "card_reading.ts"] },
    "card_reading.ts": { parts: ["spans"] },
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
    "read/levels.ts": {
      parts: ["ast", "options.ts", "report", "read", "documented"],
    },
    ".": { parts: [...LORCANA_FLOW, "read/levels.ts", "print"] },
  },
  tabula: inFlow(
    ".",
    "toml",
    "cards",
    "artifacts",
    "load",
    "loading.ts",
    "toml.ts",
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
