import {
  type Certainties,
  sentenceCertainties,
} from "../../diagnostics/internal.ts";
import type { AbilityDetails } from "./mod.ts";

/**
 * Which suggestions about rules text are certain: what `--fix`, editors and pages
 * may apply without asking.
 */
export const abilityCertainties: Certainties<AbilityDetails> =
  // A spread by itself would keep the table in every bundle.
  /* @__PURE__ */ (() => ({
    ...sentenceCertainties,
    "unclosed-brace": "always",
    "other-dialect": "never",
    "unknown-phrase": "never",
    "ignored-arguments": "never",
    "missing-dollar": "always",
    "unopened-brace": "always",
    "empty-directive": "never",
    "binding-without-colon": "always",
    "invalid-binding-value": "slip",
    "unresolved-variable": "slip",
    "wrong-variable-type": "never",
    "unknown-directive": "slip",
    "missing-braces": "slip",
    "plural-for-one": "never",
    "unclear-scope": "never",
    "value-in-text": "number",
    "stray-brace": "never",
    "duplicate-variable": "never",
    "unused-variable": "never",
    "not-canonical": "never",
    "plural-read-as-one": "never",
    "odd-meaning": "never",
    "nested-too-deeply": "never",
  }))();
