import { type ManaReading, oneEdit } from "../../diagnostics/internal.ts";
import { gapOf, type KeyAndValue } from "../text/key_lines.ts";
import { type Log, warn } from "../text/log.ts";
import { type Piece, spanOf, wordEnd } from "../text/piece.ts";
import { inRange, toDigits } from "./values.ts";

/** Reads the mana symbols of a key, as written. */
export function readMana(log: Log, line: KeyAndValue): readonly string[] {
  const { value } = line;
  const { text } = value;
  const symbols: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = wordEnd(text, start);
    const symbol = text.slice(start, end);
    if (symbol !== "") symbols.push(symbol);
    if (!isManaSymbol(symbol)) {
      reportSymbol(log, { text: symbol, at: value.at + start });
    }
    start = end + 1;
  }
  reportSpaces(log, line, symbols);
  return symbols;
}

function isManaSymbol(text: string): boolean {
  return text.length <= 1 && "WUBRGCwubrgc".includes(text);
}

function reportSymbol(log: Log, place: Piece): void {
  const reads = manaReading(place.text);
  const replacement = simpleMana(reads);
  warn(
    log,
    "unknown-mana-symbol",
    place,
    { found: place.text, reads },
    replacement === undefined
      ? {}
      : { suggestion: oneEdit(spanOf(place), replacement) },
  );
}

const COLOR_WORDS: ReadonlyMap<string, string> = new Map([
  ["white", "W"],
  ["blue", "U"],
  ["black", "B"],
  ["red", "R"],
  ["green", "G"],
]);

/** How Forge reads a symbol: numbers, words and pairs of letters work. */
function manaReading(symbol: string): ManaReading {
  const amount = toDigits(symbol);
  if (amount !== undefined) {
    return inRange(amount) ? { kind: "colorless", amount } : { kind: "crash" };
  }
  const word = COLOR_WORDS.get(symbol.toLowerCase());
  if (word !== undefined) return { kind: "color", symbol: word };
  const letters = symbol.length === 2 ? colorsIn(symbol) : [];
  const [only] = letters;
  if (only === undefined) return { kind: "colorless", amount: 1 };
  return letters.length === 1
    ? { kind: "color", symbol: only }
    : { kind: "both", symbols: letters };
}

function colorsIn(symbol: string): string[] {
  const letters = new Set(symbol.toUpperCase());
  return [...letters].filter((letter) => "WUBRG".includes(letter));
}

/** A number is not replaced by more symbols than this. */
const MOST_SYMBOLS = 20;

/** The symbols that mean the same to Forge, if there are any. */
function simpleMana(reads: ManaReading): string | undefined {
  if (reads.kind === "color") return reads.symbol;
  // Forge reads any mistake as one colorless mana, which nobody intends.
  if (reads.kind !== "colorless" || reads.amount < 2) return undefined;
  return reads.amount > MOST_SYMBOLS
    ? undefined
    : Array(reads.amount).fill("C").join(" ");
}

/** Forge splits at each single space, so that an empty piece is mana as well. */
function reportSpaces(
  log: Log,
  line: KeyAndValue,
  symbols: readonly string[],
): void {
  const { value } = line;
  const gap = gapOf(line);
  const size = symbols.reduce((sum, { length }) => sum + length + 1, -1);
  const isPlain = gap.text === "" && size === value.text.length &&
    !/[^ -\uffff]/.test(value.text);
  if (isPlain || symbols.length === 0) return;
  const pieces = `${gap.text}${value.text}`.split(" ");
  const extra = pieces.filter((piece) => piece === "").length;
  warn(log, "mana-space", value, { extra }, {
    suggestion: oneEdit(
      { start: gap.at, end: value.at + value.text.length },
      symbols.join(" "),
    ),
  });
}
