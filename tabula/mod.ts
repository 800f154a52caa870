/** Card data in TOML files: artifacts made from it, and cards loaded from both. */
export {
  type Artifact,
  type Build,
  buildArtifacts,
  type BuildOptions,
  type Target,
} from "./artifacts.ts";
export { type CardChanges, cardChanges } from "./changes.ts";
export { locateProblems } from "./locate_problems.ts";
export {
  parseCards,
  type ParsedCard,
  type ParsedCards,
  type ParseOutcome,
  type ParseText,
} from "./parse_cards.ts";
export { writeParsedAbilities } from "./parsed_abilities.ts";
export type { FileDiagnostic, Place, Problem, RowPlace } from "./problem.ts";
export {
  type CardRow,
  type Directory,
  type ListRow,
  readCards,
  type RowOf,
} from "./read_cards.ts";
export { remember, type RememberingParser } from "./remember.ts";
export { decodeSource, type SourceFile } from "./source.ts";
export { type Staleness, staleness } from "./staleness.ts";
export { loadTomlParser, type ParseToml, type TomlTable } from "./toml.ts";
export { type TomlLocator, tomlLocator } from "./toml_position.ts";
