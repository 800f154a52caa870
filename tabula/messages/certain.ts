import type { Certainties } from "../../diagnostics/internal.ts";
import type { TabulaDetails } from "./mod.ts";

/** Which suggestions about card files are certain. */
export const tabulaCertainties: Certainties<TabulaDetails> = {
  "unreadable-file": "never",
  "missing-file": "never",
  "invalid-toml": "never",
  "wrong-table": "slip",
  "unknown-table": "slip",
  "unloaded-file": "never",
  "empty-table": "never",
  "duplicate-card-id": "never",
  "invalid-uuid": "never",
  "unusable-name": "never",
  "duplicate-constant": "never",
  "unknown-card": "never",
  "no-copies": "never",
  "repeated-list-card": "never",
  "missing-key": "never",
  "unread-key": "slip",
  "wrong-type": "never",
  "unusable-value": "never",
  "unknown-value": "slip",
  "missing-abilities": "never",
  "invalid-json": "never",
  "unfit-abilities": "never",
  "invalid-string": "never",
  "unknown-string": "never",
};
