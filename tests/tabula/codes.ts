import type { TabulaDetails } from "../../diagnostics/messages/tabula.ts";

/** The codes that only loading can have. */
export type LoadCode =
  | "unreadable-file"
  | "invalid-json"
  | "unfit-abilities"
  | "invalid-string";

/** All others, which `generate` can have. */
export type GenerateCode = Exclude<keyof TabulaDetails, LoadCode>;
