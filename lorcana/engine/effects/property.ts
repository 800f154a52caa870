import type { PropertyEffects } from "../../mod.ts";
import { leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards change what they count as. */
export const propertyRunners: Runners<PropertyEffects> = {
  "property-modification": leaveOnTarget,
};
