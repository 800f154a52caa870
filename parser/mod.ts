/**
 * Turns tokens with values into the tree of an ability, and into the parts of its
 * text.
 */
export { ability } from "./ability.ts";
export { columns, type PlacedColumns } from "./columns.ts";
export { grammar } from "./grammar.ts";
export {
  differInNumber,
  droppedSubtypes,
  notCanonical,
} from "./lint/not_canonical.ts";
export { oddities } from "./lint/oddities.ts";
export type { CardReading } from "./card_reading.ts";
export { readAbility } from "./read_ability.ts";
export type {
  DisplayedAbilities,
  DisplayedAbility,
  DisplayedEffect,
  DisplayedEffects,
  DisplayedEventAbility,
} from "./spans/displayed_ability.ts";
export type { LocatedNode, NodePath } from "./spans/node_spans.ts";
export { spannedAbility } from "./spans/segments.ts";
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
} from "./spans/spanned_ability.ts";
