import type { StandardEffect, StandardEffects } from "../ast/internal.ts";
import type { Rule } from "../combinators/mod.ts";
import { abandonProductions } from "./effects/abandon.ts";
import { aegisProductions } from "./effects/aegis.ts";
import { banishProductions } from "./effects/banish.ts";
import { copyProductions } from "./effects/copy.ts";
import { disableProductions } from "./effects/disable.ts";
import { discardProductions } from "./effects/discard.ts";
import { discoverProductions } from "./effects/discover.ts";
import { dissolveProductions } from "./effects/dissolve.ts";
import { drawProductions } from "./effects/draw.ts";
import { energyProductions } from "./effects/energy.ts";
import { foreseeProductions } from "./effects/foresee.ts";
import { gainControlProductions } from "./effects/gain_control.ts";
import { judgmentProductions } from "./effects/judgment.ts";
import { kindleProductions } from "./effects/kindle.ts";
import { materializeProductions } from "./effects/materialize.ts";
import { noEffectProductions } from "./effects/no_effect.ts";
import { payProductions } from "./effects/pay.ts";
import { pointsProductions } from "./effects/points.ts";
import { preventProductions } from "./effects/prevent.ts";
import { putProductions } from "./effects/put.ts";
import { reclaimProductions } from "./effects/reclaim.ts";
import { returnProductions } from "./effects/return.ts";
import { shuffleProductions } from "./effects/shuffle.ts";
import { sparkProductions } from "./effects/spark.ts";
import { turnProductions } from "./effects/turn.ts";
import { untilEndOfTurnProductions } from "./effects/until_end_of_turn.ts";
import { winProductions } from "./effects/win.ts";
import { type Productions, variants } from "./productions.ts";

/** Every effect by its variant. */
export const standardEffects: Productions<StandardEffects> = {
  ...abandonProductions,
  ...aegisProductions,
  ...banishProductions,
  ...copyProductions,
  ...disableProductions,
  ...discardProductions,
  ...discoverProductions,
  ...dissolveProductions,
  ...drawProductions,
  ...energyProductions,
  ...foreseeProductions,
  ...gainControlProductions,
  ...judgmentProductions,
  ...kindleProductions,
  ...materializeProductions,
  ...noEffectProductions,
  ...payProductions,
  ...pointsProductions,
  ...preventProductions,
  ...putProductions,
  ...reclaimProductions,
  ...returnProductions,
  ...shuffleProductions,
  ...sparkProductions,
  ...turnProductions,
  ...winProductions,
  ...untilEndOfTurnProductions,
};

/** One effect, without the punctuation around it. */
export const standardEffect: Rule<StandardEffect> = variants(standardEffects);
