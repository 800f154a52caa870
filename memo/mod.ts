/** What is computed once and kept: by the function that computes it. */
export {
  keepingAll,
  keepingEach,
  keepingLatest,
  keepingLatestList,
  keepingRecent,
  lazily,
} from "./keeping.ts";
