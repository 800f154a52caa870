import { type CardRow, type CardTexts, fixCard } from "../../../tabula/mod.ts";
import {
  type NewValue,
  parseToml,
  replaceValues,
} from "../../../tabula/internal.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { exactText } from "../../cli/read_text.ts";
import type { RowsOfFile } from "../card_file.ts";
import type { DialectOptions } from "../../../lexer/mod.ts";
import { readingOf, serializerFor, textParserOf } from "../parser.ts";
import { changedElsewhere } from "./changed_elsewhere.ts";

/** A card and what it was changed to. */
export interface FixedCard {
  readonly card: CardRow;
  readonly fixed: CardTexts;
}

/** What can be corrected in a file, and its cards in canonical form. */
export function fixesOf(
  { cards }: Pick<RowsOfFile, "cards">,
  reading: DialectOptions = {},
): readonly FixedCard[] {
  const parse = textParserOf(reading);
  return cards.flatMap((card) => {
    const fixed = fixCard(card, parse, serializerFor(card, readingOf(reading)));
    return fixed === undefined ? [] : [{ card, fixed }];
  });
}

/** Writes fixes into their file, and changes not a byte more. */
export async function applyFixes(
  io: Io,
  path: string,
  bytes: Uint8Array,
  fixes: readonly FixedCard[],
): Promise<IoResult<void>> {
  const fixed = fixedText(path, bytes, fixes);
  return fixed.ok ? await io.rewriteFile(path, bytes, fixed.value) : fixed;
}

/** The text of a file with fixes in it, and not a byte more changed. */
export function fixedText(
  path: string,
  bytes: Uint8Array,
  fixes: readonly FixedCard[],
): IoResult<string> {
  const mark = "\ufeff";
  const source = exactText(bytes);
  const start = source.startsWith(mark) ? mark : "";
  const before = source.slice(start.length);
  const values = fixes.flatMap(valuesOf);
  const after = replaceValues(before, values);
  const elsewhere = changedElsewhere(parseToml, { before, after, values });
  return elsewhere === undefined
    ? { ok: true, value: start + after }
    : failure(`fix "${path}"`, elsewhere);
}

function valuesOf({ card, fixed }: FixedCard): readonly NewValue[] {
  const { row } = card.place;
  const keys = [
    { key: "rules-text", from: card.text, text: fixed.text },
    { key: "variables", from: card.variables, text: fixed.variables },
  ] as const;
  return keys.filter(({ from, text }) => from !== text)
    .map(({ key, text }) => ({ row, key, text }));
}
