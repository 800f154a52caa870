import type { Span } from "../../diagnostics/internal.ts";

/** A JSON file of Lorcana texts as it is being typed. */
export interface JsonText {
  /** The whole file. */
  readonly text: string;
}

/** A string of a JSON text, and the key that it is the value of. */
export interface JsonString {
  /** Between the quotes. */
  readonly span: Span;
  readonly value: string;
  readonly key?: string;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** The number of the object or list that contains it. */
  readonly parent: number;
  /** For each unit of the value, and for its end, the offset in the text. */
  readonly offsets: readonly number[];
}

/** All strings that are values, whether the file is valid or not. */
export function stringsOf({ text }: JsonText): readonly JsonString[] {
  const found: JsonString[] = [];
  const parents: number[] = [0];
  let opened = 0;
  let key: string | undefined;
  for (
    const { index, 0: sign } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{},]/g)
  ) {
    if (sign === "[" || sign === "{") parents.push(++opened);
    else if (sign === "]" || sign === "}") parents.pop();
    if (!sign.startsWith('"')) {
      key = undefined;
      continue;
    }
    const string = decodeString(sign, index);
    if (
      /^\s*:/.test(text.slice(index + sign.length, index + sign.length + 80))
    ) {
      key = string.value;
      continue;
    }
    found.push({
      ...string,
      depth: parents.length - 1,
      parent: parents.at(-1) ?? 0,
      ...key !== undefined && { key },
    });
  }
  return found;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["t", "\t"],
  ["n", "\n"],
  ["f", "\f"],
  ["r", "\r"],
]);

function decodeString(
  written: string,
  at: number,
): Pick<JsonString, "value" | "span" | "offsets"> {
  const isClosed = written.length > 1 && written.endsWith('"');
  const inner = written.slice(1, isClosed ? -1 : undefined);
  const offsets: number[] = [];
  let value = "";
  for (const { index, 0: piece } of inner.matchAll(/\\u[\da-f]{4}|\\.|[^]/gi)) {
    offsets.push(at + 1 + index);
    value += unit(piece);
  }
  const end = at + 1 + inner.length;
  offsets.push(end);
  return { value, span: { start: at + 1, end }, offsets };
}

function unit(piece: string): string {
  if (!piece.startsWith("\\")) return piece;
  if (/^\\u/i.test(piece) && piece.length === 6) {
    return String.fromCharCode(parseInt(piece.slice(2), 16));
  }
  const letter = piece.slice(1);
  return ESCAPES.get(letter) ?? letter;
}
