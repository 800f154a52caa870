/** What the command line uses besides what is for all. */
export { parseAndLint } from "./lint.ts";
export { parse } from "./parse.ts";
