/**
 * What is computed once and kept: by the function that computes it. Making such
 * a function has no side effects, so that bundlers leave out those that nobody
 * calls.
 */
export { keepingAll } from "./all.ts";
export { keepingEach } from "./each.ts";
export { keepingLatest } from "./latest.ts";
export { keepingRecent } from "./recent.ts";
export { keepingLatestList } from "./latest_list.ts";
export { lazily } from "./lazily.ts";
