import { COLON, COMMA, isWhiteSpace, LINE_FEED } from "./characters.ts";
import { MOST_KEPT } from "./cut.ts";

/** Where the bindings of a text stand, column by column. */
export interface BindingCuts {
  count: number;
  readonly starts: number[];
  /** The first colon of each, or -1. */
  readonly colons: number[];
  readonly ends: number[];
}

const cuts: BindingCuts = { count: 0, starts: [], colons: [], ends: [] };

/**
 * Cuts a text into bindings, white space around them left out. They are
 * overwritten by those of the next text.
 */
export function cutBindings(text: string): BindingCuts {
  cuts.count = 0;
  if (cuts.starts.length > MOST_KEPT) forget();
  let start = 0;
  let colon = -1;
  for (let at = 0; at <= text.length; at++) {
    const unit = text.charCodeAt(at); // NaN behind the last.
    if (unit === COLON && colon < 0) colon = at;
    if (at < text.length && unit !== COMMA && unit !== LINE_FEED) continue;
    add(trimmedStart(text, start, at), colon, trimmedEnd(text, start, at));
    start = at + 1;
    colon = -1;
  }
  return cuts;
}

function forget(): void {
  cuts.starts.length = cuts.colons.length = cuts.ends.length = 0;
}

function add(start: number, colon: number, end: number): void {
  if (start >= end) return;
  const { count } = cuts;
  cuts.starts[count] = start;
  cuts.colons[count] = colon;
  cuts.ends[count] = end;
  cuts.count = count + 1;
}

/** The first place that is no white space. */
export function trimmedStart(text: string, start: number, end: number): number {
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  return start;
}

/** The place behind the last that is no white space. */
export function trimmedEnd(text: string, start: number, end: number): number {
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return end;
}
