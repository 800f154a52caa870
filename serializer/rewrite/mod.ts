/** The text of what was just read, without the checks that other trees need. */
export { rewriteAbilities, type Serialized, writeTree } from "./rewrite.ts";
