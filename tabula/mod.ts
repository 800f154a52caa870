/** Card data in TOML files: artifacts made from it, and cards loaded from both. */
export {
  type Build,
  buildArtifacts,
  type BuildOptions,
} from "./artifacts/build_artifacts.ts";
export type { CardDefinition, Sprite } from "./load/card_definition.ts";
export type {
  AudioClip,
  CardEffectRow,
  Milliseconds,
  ObjectPredicate,
} from "./cards/card_effect.ts";
export type { CardListRow } from "./cards/card_list_row.ts";
export { type CardChanges, cardChanges } from "./cards/changes.ts";
export type { Artifact } from "./artifacts/artifact.ts";
export { ALL_TARGETS, type Target } from "./artifacts/targets.ts";
export type { Color } from "./cards/color.ts";
export type { DreamwellCardDefinition } from "./load/dreamwell_definition.ts";
export type { TabulaFiles } from "./load/file_reader.ts";
export type { IdType } from "./cards/id_type.ts";
export {
  type LoadMode,
  type LoadResult,
  loadTabula,
  type Tabula,
  type TabulaSource,
} from "./load/load_tabula.ts";
export { locateProblems } from "./toml/locate_problems.ts";
export {
  parseCards,
  type ParsedCard,
  type ParsedCards,
  type ParseOutcome,
  type ParseText,
} from "./cards/parse_cards.ts";
export { writeParsedAbilities } from "./artifacts/parsed_abilities.ts";
export type {
  FileDiagnostic,
  Problem,
  RowPlace,
  TablePlace,
} from "./problem.ts";
export {
  type CardRow,
  type Directory,
  type ListRow,
  readCards,
  type RowOf,
} from "./cards/read_cards.ts";
export { remember, type RememberingParser } from "./cards/remember.ts";
export { decodeSource, type SourceFile } from "./toml/source.ts";
export { type NewText, replaceTexts } from "./toml/replace_texts.ts";
export { type Staleness, staleness } from "./artifacts/staleness.ts";
export type { Strings, StringValues } from "./load/strings.ts";
export {
  loadTomlParser,
  type ParseToml,
  type TomlTable,
} from "./toml/read_rows.ts";
export {
  type SerializeAbilities,
  type Verdict,
  verifyCard,
} from "./cards/verify_card.ts";
