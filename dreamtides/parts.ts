/** What the command line uses besides what is for all. */
export { abilitiesAndLint, abilitiesThenLint, parseAndLint } from "./lint.ts";
export { parse } from "./parse.ts";
