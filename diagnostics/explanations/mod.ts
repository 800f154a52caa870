/** What every code means, with an example and how to fix it. */
export { type Chapter, CHAPTERS, explanations } from "./all.ts";
export type { Explanation, Explanations } from "./explanation.ts";
