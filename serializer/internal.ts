/** The text of what was just read, without the checks that other trees need. */
export { rewriteAbilities } from "./rewrite/mod.ts";
