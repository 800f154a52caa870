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
export const SIDE_DOORS: Readonly<Record<string, readonly string[]>> = {
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
  // Commands load the parser only for files that need it; an editor cannot wait.
  "tabula/toml.ts": ["editor"],
  // A page loads one language at a time.
  "editor/dreamtides.ts": ["playground"],
  "editor/lorcana.ts": ["playground"],
  "editor/pzl.ts": ["playground"],
  // A page that shows cards does not build them.
  "display/spans.ts": ["gallery", "playground"],
  "gallery/browse.ts": ["playground"],
  // Nobody edits texts at the level of the design document.
  "lorcana/parts.ts": ["editor"],
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
  "diagnostics/writing.ts": ["serializer", "lorcana", "pzl"],
  "diagnostics/explanations/mod.ts": ["tasks/learn", "tasks/site"],
};
