import type { RestrictionName } from "../../../../ast/mod.ts";
import type { RestrictionEffects } from "../../../../ast/effects/restriction.ts";

/** A restriction without its target. */
export type Restriction = Partial<RestrictionEffects["restriction"]> & {
  readonly restriction: RestrictionName;
};
