/** Functions that cache what they compute. */
export {
  keepingAll,
  keepingEach,
  keepingLatest,
  keepingLatestList,
  keepingRecent,
  lazily,
} from "./keeping.ts";
