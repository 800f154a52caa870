/** Tokens with values to the tree of an ability, and to the parts of its text. */
export {
  displayed,
  type DisplayedAbilities,
  type DisplayedAbility,
  type DisplayedEffect,
  type DisplayedEffects,
  type DisplayedEventAbility,
} from "./displayed_ability.ts";
export { ability } from "./ability.ts";
export { type CardColumns, cardColumns } from "./card_columns.ts";
export { columns, type PlacedColumns } from "./columns.ts";
export { diagnose } from "./diagnose.ts";
export { parseAbility } from "./parse_ability.ts";
export { type ReadCard, readCard } from "./read_card.ts";
export {
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./vocabulary.ts";
export type {
  SpannedAbilities,
  SpannedAbility,
  SpannedActivatedAbility,
  SpannedEffect,
  SpannedEffects,
  SpannedEventAbility,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spanned_ability.ts";
