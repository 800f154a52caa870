import { type ManaReading, oneEdit } from "../../diagnostics/internal.ts";
import { gapOf, type KeyAndValue } from "../text/split_key.ts";
import { type Log, warn } from "../text/log.ts";
import { type Piece, spanOf, split, wordEnd, wordsOf } from "../text/piece.ts";
import { inRange, toDigits } from "./values.ts";

/**
 * Reads the mana symbols of a key as Forge does: each single space ends a
 * symbol, an empty one is colorless mana, and other blanks are part of it.
 */
export function readMana(log: Log, line: KeyAndValue): readonly string[] {
  if (line.value.text === "") return [];
  const gap = gapOf(line);
  const list = { text: gap.text + line.value.text, at: gap.at };
  const symbols = split(list, " ");
  for (const symbol of symbols) {
    if (!isManaSymbol(symbol.text) && !hasBlank(symbol.text)) {
      reportSymbol(log, symbol);
    }
  }
  reportSpaces(log, line.value, list, symbols);
  return symbols.map(({ text }) => text === "" ? "C" : text);
}

function isManaSymbol(text: string): boolean {
  return text.length <= 1 && "WUBRGCwubrgc".includes(text);
}

function reportSymbol(log: Log, place: Piece): void {
  const reads = manaReading(place.text);
  const replacement = unbraced(place.text) ?? simpleMana(reads);
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
  const lower = symbol.toLowerCase();
  const word = COLOR_WORDS.get(lower);
  if (word !== undefined) return { kind: "color", symbol: word };
  if (lower === "all") return { kind: "both", symbols: [..."WUBRG"] };
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

/** "{G}{G}", as cards print mana, is "G G". */
function unbraced(symbol: string): string | undefined {
  return /^(\{[WUBRGC]\})+$/i.test(symbol)
    ? symbol.slice(1, -1).split("}{").join(" ")
    : undefined;
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

function hasBlank(text: string): boolean {
  return wordEnd(text, 0) < text.length;
}

/** Notes symbols that blanks add or join; the edit separates them by one. */
function reportSpaces(
  log: Log,
  value: Piece,
  list: Piece,
  symbols: readonly Piece[],
): void {
  const extra = symbols.filter(({ text }) => text === "").length;
  if (extra === 0 && !symbols.some(({ text }) => hasBlank(text))) return;
  const words = wordsOf(list).map(({ text }) => text);
  warn(log, "mana-space", value, { extra }, {
    suggestion: oneEdit(spanOf(list), words.join(" ")),
  });
}
