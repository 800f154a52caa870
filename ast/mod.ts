/** The tree of an ability: what the parser yields and the wire carries. */
export type {
  Abilities,
  Ability,
  ActivatedAbility,
  ActivatedAbilityOptions,
  EventAbility,
  NamedAbilities,
  NamedAbility,
  ParsedAbilities,
  TriggeredAbility,
  TriggeredAbilityOptions,
} from "./ability.ts";
export {
  CARD_SUBTYPES,
  type CardSubtype,
  type DeclaredNames,
  FIGMENT_TYPES,
  type FigmentType,
} from "./card.ts";
export type { CardPredicate, CardPredicates } from "./card_predicate.ts";
export type {
  CollectionExpression,
  CollectionExpressions,
} from "./collection.ts";
export type { Condition, Conditions } from "./condition.ts";
export type { Cost, CostGroup, Costs } from "./cost.ts";
export type {
  DirectiveKind,
  DirectiveValues,
  FigmentCount,
  SingleValues,
  SubtypeCount,
} from "./directive.ts";
export type {
  Effect,
  Effects,
  EffectWithOptions,
  ListWithOptions,
  ModalEffectChoice,
} from "./effect.ts";
export type { NodePath } from "./node_path.ts";
export type { Energy, Points, Spark, U32 } from "./number.ts";
export type { Operator, Operators } from "./operator.ts";
export type { Predicate, Predicates } from "./predicate.ts";
export type { QuantityExpression, QuantityExpressions } from "./quantity.ts";
export type { StandardEffect, StandardEffects } from "./standard_effect.ts";
export type {
  AlternateCost,
  CardTypeContext,
  PlayFromHandOrVoidForCost,
  PlayFromVoid,
  StandardStaticAbilities,
  StandardStaticAbility,
  StaticAbilities,
  StaticAbility,
  StaticAbilityWithOptions,
} from "./static_ability.ts";
export type { Sum, TaggedPayload, Unit, Variant } from "./sum.ts";
export type { Sums } from "./sums.ts";
export {
  type PlayerTurn,
  TRIGGER_KEYWORDS,
  type TriggerEvent,
  type TriggerEvents,
  type TriggerKeyword,
} from "./trigger.ts";
export type {
  Bindings,
  VariableKind,
  VariableValue,
  VariableValues,
} from "./variable.ts";
export type { AbandonEffects } from "./effects/abandon.ts";
export type { AegisEffects } from "./effects/aegis.ts";
export type { BanishEffects } from "./effects/banish.ts";
export type { CopyEffects } from "./effects/copy.ts";
export type { DisableEffects } from "./effects/disable.ts";
export type { DiscardEffects } from "./effects/discard.ts";
export type { DiscoverEffects } from "./effects/discover.ts";
export type { DissolveEffects } from "./effects/dissolve.ts";
export type { DrawEffects } from "./effects/draw.ts";
export type { EnergyEffects } from "./effects/energy.ts";
export type { ForeseeEffects } from "./effects/foresee.ts";
export type { GainControlEffects } from "./effects/gain_control.ts";
export type { JudgmentEffects } from "./effects/judgment.ts";
export type { KindleEffects } from "./effects/kindle.ts";
export type { MaterializeEffects } from "./effects/materialize.ts";
export type { NoEffectEffects } from "./effects/no_effect.ts";
export type { PayEffects } from "./effects/pay.ts";
export type { PointsEffects } from "./effects/points.ts";
export type { PreventEffects } from "./effects/prevent.ts";
export type { PutEffects } from "./effects/put.ts";
export type { ReclaimEffects } from "./effects/reclaim.ts";
export type { ReturnEffects } from "./effects/return.ts";
export type { ShuffleEffects } from "./effects/shuffle.ts";
export type { SparkEffects } from "./effects/spark.ts";
export type { TurnEffects } from "./effects/turn.ts";
export type { UntilEndOfTurnEffects } from "./effects/until_end_of_turn.ts";
export type { WinEffects } from "./effects/win.ts";
