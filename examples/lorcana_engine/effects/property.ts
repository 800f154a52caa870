import type { PropertyEffects } from "@dreamtides/parse/lorcana";
import { leaveOnTarget } from "./parts.ts";
import type { Runners } from "./runners.ts";

/** What cards count as. */
export const propertyRunners: Runners<PropertyEffects> = {
  "property-modification": leaveOnTarget,
};
