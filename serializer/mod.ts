/** The tree back to text. */
export * as rust from "./rust/mod.ts";
