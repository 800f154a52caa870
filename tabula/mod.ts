/** Card data in TOML files: artifacts made from it, and cards loaded from both. */
export type * from "../ast/mod.ts";
export type * from "../diagnostics/mod.ts";
export type {
  FileDiagnostic,
  Problem,
  RowOf,
  RowPlace,
  TablePlace,
} from "./problem.ts";

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

export {
  type AudioClip,
  type CardEffectRow,
  EFFECT_TRIGGERS,
  EFFECT_TYPES,
  type EffectTrigger,
  type EffectType,
  type Milliseconds,
  OBJECT_PREDICATES,
  type ObjectPredicate,
} from "./cards/card_effect.ts";
export type { CardListRow } from "./cards/card_list_row.ts";
export {
  CARD_TYPES,
  type CardType,
  RARITIES,
  type Rarity,
} from "./cards/card_values.ts";
export { type CardChanges, cardChanges } from "./cards/changes.ts";
export { checkCards } from "./cards/check_cards.ts";
export type { Color } from "./cards/color.ts";
export {
  type Conversion,
  convertCard,
  type Converting,
} from "./cards/convert_card.ts";
export { type CardTexts, fixCard } from "./cards/fix_card.ts";
export { ID_TYPES, type IdType } from "./cards/id_type.ts";
export {
  parseCards,
  type ParsedCard,
  type ParsedCards,
  type ParseOutcome,
  type ParseText,
} from "./cards/parse_cards.ts";
export type {
  CardRow,
  EffectRow,
  LeftOutCard,
  ListRow,
} from "./cards/picked_row.ts";
export { type Directory, readCards } from "./cards/read_cards.ts";
export { remember, type RememberingParser } from "./cards/remember.ts";
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

export type { CardDefinition, Sprite } from "./load/card_definition.ts";
export type { DreamwellCardDefinition } from "./load/dreamwell_definition.ts";
export type { TabulaFiles } from "./load/file_reader.ts";
export {
  type LoadMode,
  type LoadResult,
  loadTabula,
  type Tabula,
  type TabulaSource,
} from "./load/load_tabula.ts";
export type { Strings, StringValues } from "./load/strings.ts";
