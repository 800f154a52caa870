import type { ChoiceClauses } from "./clauses/choice.ts";
import type { ConditionalClauses } from "./clauses/conditional.ts";
import type { ForEachClauses } from "./clauses/for_each.ts";
import type { LastingClauses } from "./clauses/lasting.ts";
import type { OptionalClauses } from "./clauses/optional.ts";
import type { PayCostClauses } from "./clauses/pay_cost.ts";
import type { RepeatClauses } from "./clauses/repeat.ts";
import type { ReplacementClauses } from "./clauses/replacement.ts";
import type { SequenceClauses } from "./clauses/sequence.ts";
import type { TriggerClauses } from "./clauses/trigger.ts";
import type { AbilityEffects } from "./effects/ability.ts";
import type { BanishEffects } from "./effects/banish.ts";
import type { ChooseEffects } from "./effects/choose.ts";
import type { DamageEffects } from "./effects/damage.ts";
import type { DeckLimitEffects } from "./effects/deck_limit.ts";
import type { DiscardEffects } from "./effects/discard.ts";
import type { DrawEffects } from "./effects/draw.ts";
import type { ExertEffects } from "./effects/exert.ts";
import type { InkDropEffects } from "./effects/ink_drop.ts";
import type { InkwellEffects } from "./effects/inkwell.ts";
import type { KeywordEffects } from "./effects/keyword.ts";
import type { LookEffects } from "./effects/look.ts";
import type { LoreEffects } from "./effects/lore.ts";
import type { MoveEffects } from "./effects/move.ts";
import type { NameEffects } from "./effects/name.ts";
import type { PayEffects } from "./effects/pay.ts";
import type { PlayEffects } from "./effects/play.ts";
import type { PropertyEffects } from "./effects/property.ts";
import type { PutEffects } from "./effects/put.ts";
import type { ReadyEffects } from "./effects/ready.ts";
import type { RestrictionEffects } from "./effects/restriction.ts";
import type { ReturnEffects } from "./effects/return.ts";
import type { RevealEffects } from "./effects/reveal.ts";
import type { SearchEffects } from "./effects/search.ts";
import type { ShuffleEffects } from "./effects/shuffle.ts";
import type { SkipEffects } from "./effects/skip.ts";
import type { StatEffects } from "./effects/stat.ts";
import type { UnderEffects } from "./effects/under.ts";
import type { WinEffects } from "./effects/win.ts";
import type { Located } from "./span.ts";

/** The fields of each effect that contains no others, by name. */
export interface SimpleEffects
  extends
    AbilityEffects,
    BanishEffects,
    ChooseEffects,
    DamageEffects,
    DeckLimitEffects,
    DiscardEffects,
    DrawEffects,
    ExertEffects,
    InkDropEffects,
    InkwellEffects,
    KeywordEffects,
    LookEffects,
    LoreEffects,
    MoveEffects,
    NameEffects,
    PayEffects,
    PlayEffects,
    PropertyEffects,
    PutEffects,
    ReadyEffects,
    RestrictionEffects,
    ReturnEffects,
    RevealEffects,
    SearchEffects,
    ShuffleEffects,
    SkipEffects,
    StatEffects,
    UnderEffects,
    WinEffects {}

/** The fields of each effect that contains others, by name. */
export interface ClauseEffects
  extends
    ChoiceClauses,
    ConditionalClauses,
    ForEachClauses,
    LastingClauses,
    OptionalClauses,
    PayCostClauses,
    RepeatClauses,
    ReplacementClauses,
    SequenceClauses,
    TriggerClauses {}

/** The fields of each effect, by name. */
export interface Effects extends SimpleEffects, ClauseEffects {}

/** The name of an effect. */
export type EffectName = keyof Effects;

/** The effect with the given name. */
export type EffectOf<K extends EffectName> =
  & { readonly type: K }
  & Readonly<Effects[K]>
  & Located;

/** One thing that an ability does. */
export type Effect = { [K in EffectName]: EffectOf<K> }[EffectName];
