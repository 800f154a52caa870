/** The tree of an ability, and the table of directives. */
export * from "./public.ts";
export {
  type AnyDirective,
  type Directive,
  type DirectiveName,
  type DirectiveNameOf,
  DIRECTIVES,
  type DirectiveValue,
  MODE_COST,
  VARIABLES_READ,
} from "./directive.ts";
export { MAX_U32 } from "./number.ts";
export { tagged, variant } from "./sum.ts";
export type { Binding } from "./variable.ts";
