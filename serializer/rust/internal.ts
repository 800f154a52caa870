/** What the Rust forms are made of, for values that are not abilities. */
export { ability } from "./ability.ts";
export { figment, subtype } from "./atom.ts";
export { printDebug } from "./debug.ts";
export { printRon } from "./ron.ts";
export {
  list,
  named,
  one,
  type PayloadShape,
  type RustShape,
  type RustShapes,
  sum,
  text,
  u32,
  unit,
} from "./shape.ts";
export type { RustField, RustValue } from "./value.ts";
