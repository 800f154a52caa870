import type { RestrictionName } from "../../../../ast/mod.ts";
import type { RestrictionEffects } from "../../../../ast/effects/restriction.ts";

/** A restriction without whom it is about. */
export type Restriction = Partial<RestrictionEffects["restriction"]> & {
  readonly restriction: RestrictionName;
};
