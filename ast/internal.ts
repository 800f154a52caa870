/** The tree of an ability, and the table of directives. */
export type * from "./mod.ts";
export { CARD_SUBTYPES, FIGMENT_TYPES } from "./card.ts";
export { TRIGGER_KEYWORDS } from "./trigger.ts";
export {
  type AnyDirective,
  type DirectiveName,
  type DirectiveNameOf,
  DIRECTIVES,
  type DirectiveValue,
  MODE_COST,
  VARIABLES_READ,
} from "./directive.ts";
export { describeMisfit } from "./describe_misfit.ts";
export { MAX_U32 } from "./number.ts";
export { tagged, variant } from "./sum.ts";
export type { TreeMisfit } from "./tree_shape.ts";
export type { Binding } from "./variable.ts";
