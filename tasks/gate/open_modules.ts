import config from "../../deno.json" with { type: "json" };

const DOORS = Object.values(config.exports).map((path) => path.slice(2));

/** Modules whose exports need nobody here who imports them, and why. */
export const OPEN_MODULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    DOORS.map((path) => [path, "It is a door of the package."]),
  ),
  "editor/clients/vscode/src/extension.ts": "VS Code calls its functions.",
  "examples/tabula/generated/card_lists.ts": "It shows what is generated.",
  "examples/tabula/generated/test_card.ts": "It shows what is generated.",
  "lorcana/engine/mod.ts": "It is the door of the engine, for any program.",
  "tests/lorcana/engine/board.ts": "Tests of other games may set up a board.",
  "tests/parser/no_fast_lane.ts": "It stands in for parser/fast/mod.ts.",
};
