import type { Columns } from "../../combinators/mod.ts";

/** A cursor on the tokens of a paragraph. */
export interface Reader extends Columns {
  at: number;
  /** How far it came at most, and the ids that would have been right there. */
  furthest: number;
  expected: number[];
}

/** Takes the next token, if it is the one. */
export function accept(reader: Reader, id: number | undefined): boolean {
  if (reader.ids[reader.at++] === id) return true;
  if (expects(reader)) reader.expected.push(id!); // Every word has an id.
  return false;
}

/** Goes back to the token that did not fit, and notes what would have. */
export function miss(
  reader: Reader,
  ids: readonly (number | undefined)[],
): undefined {
  if (!expects(reader)) return;
  for (const id of ids) reader.expected.push(id!); // Every word has an id.
}

/** Goes back to the token that did not fit; whether it is the furthest. */
function expects(reader: Reader): boolean {
  const at = --reader.at;
  if (at > reader.furthest) {
    reader.furthest = at;
    reader.expected.length = 0;
  }
  return at === reader.furthest;
}

/** Takes the next tokens, if they are the ones. */
export function acceptAll(reader: Reader, ids: readonly number[]): boolean {
  return ids.every((id) => accept(reader, id));
}

/** What an integer directive carries. */
export function numberAt({ values }: Reader, place: number): number {
  return values[place] as number; // Asked for only where one stands.
}
