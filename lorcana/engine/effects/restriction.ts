import type { RestrictionEffects } from "../../mod.ts";
import { leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** What cards and players cannot or must do. */
export const restrictionRunners: Runners<RestrictionEffects> = {
  "restriction": leaveOnTarget,
};
