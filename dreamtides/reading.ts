/** Reads flawless cards without loading the code that explains mistakes. */
export { flawlessAbilities } from "./flawless.ts";
