/** Card data in TOML files: artifacts made from it, and cards loaded from both. */
export type * from "../ast/mod.ts";
export type * from "../diagnostics/mod.ts";
export * from "./loading.ts";
export type { Problem, RowOf, RowPlace, TablePlace } from "./problem.ts";

export { locateProblems } from "./toml/locate_problems.ts";
export {
  loadTomlParser,
  type ParseToml,
  type TomlTable,
} from "./toml/read_rows.ts";
export { type NewValue, replaceValues } from "./toml/replace_values.ts";
export {
  decodeSource,
  type SourceFile,
  type UnusableFile,
} from "./toml/source.ts";

export { type CardChanges, cardChanges } from "./cards/changes.ts";
export { checkCards } from "./cards/check_cards.ts";
export {
  type Conversion,
  convertCard,
  type Converting,
} from "./cards/convert_card.ts";
export { type CardTexts, fixCard } from "./cards/fix_card.ts";
export {
  type JsonOutcome,
  parseCards,
  type ParsedCard,
  type ParsedCards,
  type ParseOutcome,
  type ParseText,
  type ParseToJson,
} from "./cards/parse_cards.ts";
export type {
  CardRow,
  EffectRow,
  LeftOutCard,
  ListRow,
} from "./cards/picked_row.ts";
export {
  type CardMemory,
  type Directory,
  readCards,
} from "./cards/read_cards.ts";
export {
  type BuildMemory,
  remember,
  type RememberingParser,
} from "./cards/remember.ts";
export {
  isTableName,
  tableIn,
  type TableName,
  type Tables,
} from "./cards/tables.ts";
export {
  type SerializeAbilities,
  type Verdict,
  verifyCard,
} from "./cards/verify_card.ts";

export type { Artifact } from "./artifacts/artifact.ts";
export {
  type Build,
  buildArtifacts,
  type BuildOptions,
} from "./artifacts/build_artifacts.ts";
export {
  buildTabula,
  isLoaded,
  isTabulaFile,
} from "./artifacts/build_tabula.ts";
export {
  type BuildWithKept,
  keepAbilities,
  type KeptCard,
} from "./artifacts/keep_abilities.ts";
export {
  type CardJson,
  writeParsedAbilities,
} from "./artifacts/parsed_abilities.ts";
export { type Staleness, staleness } from "./artifacts/staleness.ts";
export { ALL_TARGETS, type Target } from "./artifacts/targets.ts";
