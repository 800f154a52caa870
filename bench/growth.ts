import { parse } from "../mod.ts";
import type { Job } from "./measure.ts";

/** Sentences in a text, from one to what no card has. */
export const SIZES: readonly number[] = [1, 4, 16, 64, 256, 1024];

const SENTENCE = "Draw {cards}, then {dissolve} an enemy with cost {e} or less";
const VARIABLES = "cards: 2, e: 3";
const AT_ONCE = 256;

/** Sentences in a row, in one paragraph, that can be read; per sentence. */
export const readableJobs: readonly Job[] = SIZES
  .map((size) => reading(size, "."));

/** The same with a word at the end that does not fit. */
export const brokenJobs: readonly Job[] = SIZES
  .map((size) => reading(size, " fewer."));

/** Short texts are read several times, lest the clock be too coarse. */
function reading(size: number, end: string): Job {
  const text = Array(size).fill(SENTENCE).join(". ") + end;
  const times = Math.max(1, AT_ONCE / size);
  const run = () => {
    for (let i = 0; i < times; i++) parse(text, VARIABLES);
  };
  return { name: String(size), count: size * times, batches: [run] };
}
