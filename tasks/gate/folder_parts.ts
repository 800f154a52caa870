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
  "ast",
  "diagnostics",
  "lexer",
  "lexer/dialects",
  "parser",
  "serializer",
  "serializer/display",
  "serializer/rust",
];

const LORCANA_FLOW = [
  "messages",
  "ast",
  "lexicon",
  "options.ts",
  "text",
  "frames",
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
    // The grammar does not know how it is used, or how mistakes are explained.
    ".": { parts: ["abilities", "effects"] },
    abilities: { parts: ["."] },
    effects: { parts: ["."] },
    spans: { parts: ["."] },
    diagnose: { parts: ["."] },
    // The fast lane must stay removable.
    fast: { parts: [".", "spans"] },
    "parse_ability.ts": { parts: [".", "diagnose"] },
    "parse.ts": { parts: ["diagnose", "fast", "parse_ability.ts", "spans"] },
    lint: { parts: ["parse.ts"] },
    "flawless.ts": { parts: ["lint", "fast"] },
  },
  combinators: {
    // Rules are plain data and do not know how they are compiled.
    ".": { parts: [] },
    compiled: { parts: ["."] },
    "run.ts": { parts: [".", "compiled"] },
    repair: { parts: [".", "compiled", "run.ts", "mod.ts"] },
  },
  serializer: {
    ".": { parts: ["abilities", "effects"] },
    abilities: { parts: ["."] },
    effects: { parts: ["."] },
    rust: { parts: [] },
    display: { parts: ["."] },
  },
  lorcana: {
    ...inFlow(...LORCANA_FLOW, "documented"),
    // A frame both reads and prints; it shares phrases with the other rules.
    frames: {
      parts: [
        "ast",
        "lexicon",
        "print",
        ...LORCANA_FLOW.filter((name) => name.startsWith("grammar")),
      ],
    },
    print: { parts: ["ast", "lexicon", "frames"] },
    meaning: { parts: ["ast"] },
    // It uses the language as its users do.
    engine: { parts: ["mod.ts"] },
    "mod.ts": { parts: [] },
    // Only here: the full level must not fall into that of the design document.
    "read/levels.ts": {
      parts: ["ast", "options.ts", "report", "read", "documented"],
    },
    ".": { parts: [...LORCANA_FLOW, "read/levels.ts", "print"] },
  },
  tabula: inFlow(
    "messages",
    ".",
    "toml",
    "cards",
    "artifacts",
    "load",
    "loading.ts",
  ),
  editor: {
    // What a text knows is below what a file of such texts knows.
    ".": { parts: [] },
    dreamtides: { parts: ["."] },
    lorcana: { parts: ["."] },
    lorcana_json: { parts: [".", "lorcana"] },
    pzl: { parts: ["."] },
    tabula: { parts: [".", "dreamtides"] },
    "languages.ts": {
      parts: [".", "dreamtides", "lorcana", "lorcana_json", "pzl", "tabula"],
    },
    clients: { parts: [] },
  },
  site: {
    // A page that shows cards does not build them.
    cards: { parts: [] },
    "browser/shared": { parts: [] },
    "browser/gallery": { parts: ["cards", "browser/shared"] },
    "browser/workbench": { parts: ["browser/shared"] },
  },
  tasks: {
    // The machinery of a command line; it knows no language.
    cli: { parts: [], folders: ["deno.json", "diagnostics"] },
    dreamtides: { parts: ["cli"], folders: DREAMTIDES_FOLDERS },
    tabula: {
      parts: ["cli"],
      folders: [
        "diagnostics",
        "lexer",
        "parser",
        "serializer",
        "serializer/display",
        "tabula",
      ],
    },
    pzl: { parts: ["cli"], folders: ["diagnostics", "pzl"] },
    lorcana: {
      parts: ["cli"],
      folders: ["diagnostics", "editor/lorcana_json", "lorcana"],
    },
    editor: {
      parts: ["cli", "tabula"],
      folders: ["diagnostics", "editor", "lexer", "parser", "tabula"],
    },
    learn: {
      parts: ["cli"],
      folders: [
        "ast",
        "diagnostics",
        "lexer",
        "lexer/dialects",
        "parser",
        "serializer",
      ],
    },
    site: {
      parts: ["cli", "learn", "tabula"],
      folders: [
        "deno.json",
        "diagnostics",
        "lexer/dialects",
        "parser",
        "serializer/display",
        "site/cards",
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
  },
};
