/** Files that others may import although they are no door, and why. */
export interface Exception {
  readonly files: readonly string[];
  /** Who may import them; tests and benchmarks always may. */
  readonly users: readonly string[];
  readonly reason: string;
}

/** The doors of the package. */
const DOORS = [
  "mod.ts",
  "dreamtides.ts",
  "editor/mod.ts",
  "lorcana/mod.ts",
  "pzl/mod.ts",
  "serializer/display/mod.ts",
  "serializer/rust/mod.ts",
  "tabula/mod.ts",
];

/** Every way into a room besides its doors. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    files: ["ast/check_abilities.ts", "ast/visit.ts"],
    users: ["mod.ts", "dreamtides.ts", "serializer", "tabula"],
    reason: "They load a table of all shapes, which readers do not need.",
  },
  {
    files: ["diagnostics/types.ts"],
    users: DOORS,
    reason: "Every door exports the types of its results.",
  },
  {
    files: ["diagnostics/trees.ts", "diagnostics/writing.ts"],
    users: ["lorcana", "pzl", "serializer"],
    reason: "Only functions that are given trees need them.",
  },
  {
    files: [
      "lexer/messages/mod.ts",
      "lorcana/messages/mod.ts",
      "pzl/messages/mod.ts",
      "serializer/display/diagnostic.ts",
      "tabula/messages/mod.ts",
    ],
    users: ["diagnostics/catalogue.ts", "diagnostics/types.ts"],
    reason: "The list of all codes consists of types only.",
  },
  {
    files: [
      "diagnostics/explanations/writing.ts",
      "lexer/messages/explanations.ts",
      "lorcana/messages/explanations.ts",
      "pzl/messages/explanations/mod.ts",
      "serializer/display/explanations.ts",
      "tabula/messages/explanations.ts",
    ],
    users: ["tasks/learn"],
    reason: "Only the list of codes explains them all.",
  },
  {
    files: ["parser/flawless.ts"],
    users: ["tasks/dreamtides"],
    reason: "A card without mistakes needs no explanation.",
  },
  {
    files: ["tabula/loading.ts"],
    users: ["mod.ts"],
    reason: "Most users of the package load no card data.",
  },
];
