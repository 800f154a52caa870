/** The meaning of card texts, as plain data. */
export type * from "./ability.ts";
export type * from "./amount.ts";
export type * from "./cause.ts";
export type * from "./condition.ts";
export type * from "./destination.ts";
export type * from "./effect.ts";
export type * from "./effect_parts.ts";
export type * from "./filter.ts";
export type * from "./player.ts";
export type * from "./span.ts";
export type * from "./target.ts";
export type * from "./trigger.ts";
export type * from "./words.ts";
export type { ChoiceClauses } from "./clauses/choice.ts";
export type {
  ConditionalClauses,
  ConditionalWording,
} from "./clauses/conditional.ts";
export type { ForEachClauses } from "./clauses/for_each.ts";
export type { LastingClauses } from "./clauses/lasting.ts";
export type { OptionalClauses } from "./clauses/optional.ts";
export type { PayCostClauses } from "./clauses/pay_cost.ts";
export type { RepeatClauses } from "./clauses/repeat.ts";
export type { ReplacementClauses } from "./clauses/replacement.ts";
export type { Join, SequenceClauses } from "./clauses/sequence.ts";
export type { TriggerClauses } from "./clauses/trigger.ts";
export type { ChallengeConditions } from "./conditions/challenge.ts";
export type { HaveConditions } from "./conditions/have.ts";
export type { IsConditions } from "./conditions/is.ts";
export type { LogicConditions } from "./conditions/logic.ts";
export type { ShiftConditions } from "./conditions/shift.ts";
export type { ThisWayConditions } from "./conditions/this_way.ts";
export type {
  LastTurn,
  TurnConditions,
  TurnMetric,
} from "./conditions/turn.ts";
export type { UnderConditions } from "./conditions/under.ts";
export type { AbilityEffects } from "./effects/ability.ts";
export type { BanishEffects } from "./effects/banish.ts";
export type { ChooseEffects } from "./effects/choose.ts";
export type { DamageEffects } from "./effects/damage.ts";
export type { DeckLimitEffects } from "./effects/deck_limit.ts";
export type { DiscardEffects } from "./effects/discard.ts";
export type { DrawEffects } from "./effects/draw.ts";
export type { ExertEffects } from "./effects/exert.ts";
export type { InkDropEffects } from "./effects/ink_drop.ts";
export type { InkwellEffects } from "./effects/inkwell.ts";
export type { KeywordEffects } from "./effects/keyword.ts";
export type { LookEffects } from "./effects/look.ts";
export type { LoreEffects } from "./effects/lore.ts";
export type { MoveEffects } from "./effects/move.ts";
export type { NameEffects } from "./effects/name.ts";
export type { PayEffects } from "./effects/pay.ts";
export type { PlayEffects, PlayZone } from "./effects/play.ts";
export type { PropertyEffects } from "./effects/property.ts";
export type { PutEffects } from "./effects/put.ts";
export type { ReadyEffects } from "./effects/ready.ts";
export type { RestrictionEffects } from "./effects/restriction.ts";
export type { ReturnEffects } from "./effects/return.ts";
export type { RevealEffects } from "./effects/reveal.ts";
export type { SearchEffects } from "./effects/search.ts";
export type { ShuffleEffects } from "./effects/shuffle.ts";
export type { SkipEffects } from "./effects/skip.ts";
export type { StatEffects } from "./effects/stat.ts";
export type { UnderEffects } from "./effects/under.ts";
export type { WinEffects } from "./effects/win.ts";
