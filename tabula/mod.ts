/** Card data in TOML files: artifacts made from it, and cards loaded from both. */
export { type Build, buildArtifacts, type BuildOptions } from "./artifacts.ts";
export type { CardDefinition, Sprite } from "./card_definition.ts";
export type {
  AudioClip,
  CardEffectRow,
  Milliseconds,
  ObjectPredicate,
} from "./card_effect.ts";
export type { CardListRow } from "./card_list_row.ts";
export { type CardChanges, cardChanges } from "./changes.ts";
export type { Artifact, Target } from "./code_artifacts.ts";
export type { Colour } from "./colour.ts";
export type { DreamwellCardDefinition } from "./dreamwell_definition.ts";
export type { TabulaFiles } from "./file_reader.ts";
export type { IdType } from "./id_type.ts";
export {
  type LoadMode,
  type LoadResult,
  loadTabula,
  type Tabula,
  type TabulaSource,
} from "./load.ts";
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
export { type NewText, replaceTexts } from "./replace_texts.ts";
export { type Staleness, staleness } from "./staleness.ts";
export type { Strings, StringValues } from "./strings.ts";
export { loadTomlParser, type ParseToml, type TomlTable } from "./toml.ts";
export {
  type SerializeAbilities,
  type Verdict,
  verifyCard,
} from "./verify_card.ts";
