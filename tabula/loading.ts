/** Card data as a game loads it, without what makes the artifacts. */
export type {
  AudioClip,
  CardEffectRow,
  Milliseconds,
} from "./cards/card_effect.ts";
export type { CardListRow } from "./cards/card_list_row.ts";
export type { Color } from "./cards/color.ts";
export { ID_TYPES, type IdType } from "./cards/id_type.ts";
export {
  CARD_TYPES,
  type CardType,
  EFFECT_TRIGGERS,
  EFFECT_TYPES,
  type EffectTrigger,
  type EffectType,
  OBJECT_PREDICATES,
  type ObjectPredicate,
  RARITIES,
  type Rarity,
} from "./cards/known_names.ts";
export type { CardDefinition, Sprite } from "./load/card_definition.ts";
export type { DreamwellCardDefinition } from "./load/dreamwell_definition.ts";
export type { TabulaFiles } from "./load/file_reader.ts";
export {
  type LoadMode,
  type LoadOptions,
  type LoadResult,
  loadTabula,
  type Tabula,
  type TabulaSource,
} from "./load/load_tabula.ts";
export type { Strings, StringValues } from "./load/strings.ts";
export type { FileDiagnostic } from "./problem.ts";
