import type { Span } from "../../diagnostics/internal.ts";
import type { Completion, CompletionKind, Cursor } from "../answers.ts";
import { COUNTER_NAMES, TOKEN_PARTS } from "../../pzl/internal.ts";
import { cardsOn, type PlacedModifier } from "./cards.ts";
import { idsOf, REFERENCES } from "./ids.ts";
import {
  lineAt,
  type PuzzleLine,
  type PuzzleText,
  sectionNameAt,
  textIn,
} from "./scan.ts";
import {
  DIFFICULTIES,
  GOALS,
  METADATA_WORDS,
  MODIFIER_WORDS,
  PHASES,
  PLAYER_WORDS,
  PLAYERS,
  STATE_WORDS,
  type WordHelp,
} from "./words.ts";

/** Sections, keys, the values that have names, and the modifiers of cards. */
export function completionsAt(
  document: PuzzleText,
  { offset }: Cursor,
): readonly Completion[] {
  const line = lineAt(document, offset);
  const typed = lineStart(document, offset);
  if (typed.startsWith("#")) return [];
  if (typed.startsWith("[")) return sections(offset - typed.length, offset);
  return line?.value !== undefined && offset >= line.value.start
    ? values(document, line, offset)
    : keys(sectionNameAt(document, offset), typed, offset);
}

/** What has been typed of a line, without the blanks before it. */
function lineStart({ text }: PuzzleText, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trimStart();
}

const SECTIONS: readonly string[] = ["metadata", "state", "assertions"];

function sections(start: number, end: number): readonly Completion[] {
  return SECTIONS.map((name) =>
    offered(`[${name}]`, "section", { start, end })
  );
}

function keys(
  section: string,
  typed: string,
  offset: number,
): readonly Completion[] {
  if (!/^\w*$/.test(typed)) return [];
  const span = { start: offset - typed.length, end: offset };
  const separator = section === "metadata" ? ":" : "=";
  return wordsOf(section).map(({ word, help }) => ({
    ...offered(word, "key", span),
    replacement: word + separator,
    detail: help,
  }));
}

function wordsOf(section: string): readonly WordHelp[] {
  if (section === "metadata") return Object.values(METADATA_WORDS);
  if (section !== "state") return [];
  return [
    ...Object.values(STATE_WORDS),
    ...PLAYERS.flatMap((player) =>
      Object.values(PLAYER_WORDS).map(({ word, help }) => ({
        word: player + word,
        help,
      }))
    ),
  ];
}

/** The named values of keys. */
const VALUES: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ["goal", GOALS],
  ["difficulty", DIFFICULTIES],
  ["humancontrol", ["true", "false"]],
  ["activeplayer", PLAYERS],
  ["activephase", PHASES],
  ["activephaseadvance", PHASES],
  ["removesummoningsickness", ["true", "false"]],
]);

function values(
  document: PuzzleText,
  line: PuzzleLine,
  offset: number,
): readonly Completion[] {
  const { value = line.span } = line;
  const names = VALUES.get(textIn(document, line.key).toLowerCase());
  return names === undefined
    ? modifiers(document, line, offset)
    : names.map((name) => offered(name, "value", value));
}

function modifiers(
  document: PuzzleText,
  line: PuzzleLine,
  offset: number,
): readonly Completion[] {
  const card = cardsOn(document, line).find(({ span }) => isIn(span, offset));
  if (card === undefined) return valuesAt(document, offset);
  const at = card.modifiers.find(({ span }) => isIn(span, offset));
  if (at === undefined) return tokenParts(document, card.name, offset);
  if (!isIn(at.word, offset)) return modifierValues(document, at, offset);
  return Object.values(MODIFIER_WORDS).map(({ word, help }) => ({
    ...offered(word, "keyword", at.word),
    detail: help,
  }));
}

/** What can follow the colon of a modifier, after the last comma. */
function modifierValues(
  document: PuzzleText,
  { word, value }: PlacedModifier,
  offset: number,
): readonly Completion[] {
  const name = textIn(document, word).trim().toLowerCase();
  const typed = textIn(document, value);
  const start = (value?.start ?? offset) +
    typed.slice(0, offset - (value?.start ?? offset)).lastIndexOf(",") + 1;
  const span = { start, end: offset };
  if (name === "executescript") return valuesAt(document, offset);
  if (REFERENCES.has(name)) return ids(document, span);
  const words = MODIFIER_VALUES.get(name) ?? [];
  return words.map((each) => ({
    ...offered(each, "value", span),
    replacement: name === "counters" ? `${each}=` : each,
  }));
}

const MODIFIER_VALUES: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ["owner", ["Human", "AI"]],
  ["enchantingplayer", ["Human", "AI"]],
  ["phasedout", ["Human", "AI"]],
  ["unlockedroom", ["LeftSplit", "RightSplit"]],
  ["counters", COUNTER_NAMES],
]);

/** What a script can be aimed at, after an arrow. */
function valuesAt(document: PuzzleText, offset: number): readonly Completion[] {
  const typed = /->(\w*)$/.exec(lineStart(document, offset))?.[1];
  if (typed === undefined) return [];
  const span = { start: offset - typed.length, end: offset };
  return [
    ...PLAYERS.map((player) => offered(player, "value", span)),
    ...ids(document, span),
  ];
}

function ids(document: PuzzleText, span: Span): readonly Completion[] {
  return idsOf(document).filter(({ isDefinition }) => isDefinition)
    .map(({ id, card }) => ({ ...offered(id, "value", span), detail: card }));
}

/** The parts of an inline token, after a comma. */
function tokenParts(
  document: PuzzleText,
  name: Span,
  offset: number,
): readonly Completion[] {
  const before = document.text.slice(name.start, offset);
  const typed = /^t:.*,(\w*)$/.exec(before)?.[1];
  if (typed === undefined) return [];
  const span = { start: offset - typed.length, end: offset };
  return TOKEN_PARTS.map((part) => offered(part, "keyword", span));
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

function offered(
  word: string,
  kind: CompletionKind,
  span: Span,
): Completion {
  return { label: word, kind, span, replacement: word };
}
