import type { StandardEffect, StandardEffects } from "../ast/mod.ts";
import { effectWordings } from "../wording/mod.ts";
import type { Rule } from "../combinators/mod.ts";
import { abandonProductions } from "./effects/abandon.ts";
import { banishProductions } from "./effects/banish.ts";
import { copyProductions } from "./effects/copy.ts";
import { discardProductions } from "./effects/discard.ts";
import { energyProductions } from "./effects/energy.ts";
import { judgmentProductions } from "./effects/judgment.ts";
import { materializeProductions } from "./effects/materialize.ts";
import { preventProductions } from "./effects/prevent.ts";
import { putProductions } from "./effects/put.ts";
import { reclaimProductions } from "./effects/reclaim.ts";
import { returnProductions } from "./effects/return.ts";
import { sparkProductions } from "./effects/spark.ts";
import { untilEndOfTurnProductions } from "./effects/until_end_of_turn.ts";
import { type Productions, variants } from "./productions.ts";
import { asSaid } from "./said.ts";

/** Every effect by its variant. */
export const standardEffects: Productions<StandardEffects> = {
  ...asSaid(effectWordings),
  ...abandonProductions,
  ...banishProductions,
  ...copyProductions,
  ...discardProductions,
  ...energyProductions,
  ...judgmentProductions,
  ...materializeProductions,
  ...preventProductions,
  ...putProductions,
  ...reclaimProductions,
  ...returnProductions,
  ...sparkProductions,
  ...untilEndOfTurnProductions,
};

/** One effect, without the punctuation around it. */
export const standardEffect: Rule<StandardEffect> = variants(standardEffects);
