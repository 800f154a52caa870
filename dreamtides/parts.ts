/** What only the command line uses. */
export { abilitiesAndLint, abilitiesThenLint, parseAndLint } from "./lint.ts";
export { parse } from "./parse.ts";
