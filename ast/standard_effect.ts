import type { AbandonEffects } from "./effects/abandon.ts";
import type { AegisEffects } from "./effects/aegis.ts";
import type { BanishEffects } from "./effects/banish.ts";
import type { CopyEffects } from "./effects/copy.ts";
import type { DisableEffects } from "./effects/disable.ts";
import type { DiscardEffects } from "./effects/discard.ts";
import type { DiscoverEffects } from "./effects/discover.ts";
import type { DissolveEffects } from "./effects/dissolve.ts";
import type { DrawEffects } from "./effects/draw.ts";
import type { EnergyEffects } from "./effects/energy.ts";
import type { ForeseeEffects } from "./effects/foresee.ts";
import type { GainControlEffects } from "./effects/gain_control.ts";
import type { JudgmentEffects } from "./effects/judgment.ts";
import type { KindleEffects } from "./effects/kindle.ts";
import type { MaterializeEffects } from "./effects/materialize.ts";
import type { NoEffectEffects } from "./effects/no_effect.ts";
import type { PayEffects } from "./effects/pay.ts";
import type { PointsEffects } from "./effects/points.ts";
import type { PreventEffects } from "./effects/prevent.ts";
import type { PutEffects } from "./effects/put.ts";
import type { ReclaimEffects } from "./effects/reclaim.ts";
import type { ReturnEffects } from "./effects/return.ts";
import type { ShuffleEffects } from "./effects/shuffle.ts";
import type { SparkEffects } from "./effects/spark.ts";
import type { TurnEffects } from "./effects/turn.ts";
import type { UntilEndOfTurnEffects } from "./effects/until_end_of_turn.ts";
import type { WinEffects } from "./effects/win.ts";
import type { Sum } from "./sum.ts";

/** Everything a card can do, family by family. */
export interface StandardEffects
  extends
    AbandonEffects,
    AegisEffects,
    BanishEffects,
    CopyEffects,
    DisableEffects,
    DiscardEffects,
    DiscoverEffects,
    DissolveEffects,
    DrawEffects,
    EnergyEffects,
    ForeseeEffects,
    GainControlEffects,
    JudgmentEffects,
    KindleEffects,
    MaterializeEffects,
    NoEffectEffects,
    PayEffects,
    PointsEffects,
    PreventEffects,
    PutEffects,
    ReclaimEffects,
    ReturnEffects,
    ShuffleEffects,
    SparkEffects,
    TurnEffects,
    UntilEndOfTurnEffects,
    WinEffects {}

/** One thing a card does: `{ "DrawCards": { "count": 2 } }`. */
export type StandardEffect = Sum<StandardEffects>;
