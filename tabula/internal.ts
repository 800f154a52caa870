/** The steps of a build, for the command line, editors and galleries. */
export type { TomlPair } from "./toml/pairs.ts";
export { parseToml } from "./toml/parse_toml.ts";
export { type TomlLocator, tomlLocator } from "./toml/position.ts";
export type { ParseToml, TomlTable } from "./toml/read_rows.ts";
export { scanToml, type TomlScan } from "./toml/scan.ts";
export type { TomlSection } from "./toml/sections.ts";
export { type NewValue, replaceValues } from "./toml/replace_values.ts";

export { type CardChanges, cardChanges } from "./cards/changes.ts";
export { checkCards } from "./cards/check_cards.ts";
export { emptyTable } from "./cards/check_files.ts";
export { withoutSharedIds } from "./cards/check_ids.ts";
export { parseCards } from "./cards/parse_cards.ts";
export { readCards } from "./cards/read_cards.ts";
export {
  type BuildMemory,
  remember,
  type RememberingParser,
} from "./cards/remember.ts";
export type { TableName, Tables } from "./cards/tables.ts";

export { buildArtifacts } from "./artifacts/build_artifacts.ts";
export { buildAgain, isLoaded } from "./artifacts/build_tabula.ts";
export {
  type BuildWithKept,
  keepAbilities,
  type KeptCard,
} from "./artifacts/keep_abilities.ts";
export { writeParsedAbilities } from "./artifacts/parsed_abilities.ts";

export { tabulaCertainties } from "./messages/certain.ts";
