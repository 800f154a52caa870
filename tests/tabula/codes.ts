import type { TabulaDetails } from "../../tabula/messages/mod.ts";

/** The codes that only loading can have, since they are about the artifact. */
export type LoadCode =
  | "invalid-json"
  | "unfit-abilities"
  | "missing-abilities";

/** All others, which building has as well. */
export type BuildCode = Exclude<keyof TabulaDetails, LoadCode>;
