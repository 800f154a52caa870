import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { toJson } from "./abilities_json.ts";
import type { Problem } from "../problem.ts";
import { cardEntry, type CardRow } from "./picked_row.ts";

/** The result of parsing a text: the abilities of its paragraphs, or errors. */
export type TextResult =
  | {
    readonly ok: true;
    readonly abilities: readonly Ability[];
    readonly warnings?: readonly Diagnostic[];
    /**
     * Returns further warnings; called after a batch of texts has been parsed.
     */
    readonly lint?: () => readonly Diagnostic[];
  }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] };

/** The parser for rules texts, which the caller supplies. */
export type ParseText = (text: string, variables?: string) => TextResult;

/**
 * A parser that may return JSON from an earlier call of `toJson` instead of a
 * tree.
 */
export type ParseToJson = (
  text: string,
  variables?: string,
) => TextResult | JsonResult;

/** The result of parsing a text, with its abilities as JSON. */
export type JsonResult =
  | {
    readonly ok: true;
    readonly json: string;
    readonly warnings?: readonly Diagnostic[];
  }
  | { readonly ok: false; readonly errors: readonly Diagnostic[] };

/** A card with rules text, and the result of parsing it. */
export interface ParsedCard {
  /** The card. */
  readonly card: CardRow;
  /** Its abilities as `toJson` writes them; absent if it could not be parsed. */
  readonly json?: string;
}

/** All cards with rules text, and the problems in their texts. */
export interface ParsedCards {
  /** Every card with rules text, in the order of the files. */
  readonly cards: readonly ParsedCard[];
  /** What is wrong with their texts. */
  readonly problems: readonly Problem[];
}

/** Parses the texts of all cards; a bad card is reported and costs only itself. */
export function parseCards(
  rows: readonly CardRow[],
  parse: ParseToJson,
  onProgress?: (done: number, total: number) => void,
): ParsedCards {
  const withText = rows.filter(({ text }) => text.trim() !== "");
  const cards: ParsedCard[] = [];
  const problems: Problem[] = [];
  for (let start = 0; start < withText.length; start += BATCH) {
    const batch = withText.slice(start, start + BATCH);
    const outcomes = batch.map(({ text, variables }, i) => {
      onProgress?.(start + i, withText.length);
      return parse(text, variables);
    });
    batch.forEach((card, i) => {
      const found = foundIn(outcomes[i]!); // There is one for each card.
      for (const each of found) problems.push(inText(card, each));
    });
    batch.forEach((card, i) => {
      const outcome = outcomes[i]!; // As above.
      // Text instead of trees, which take much more memory in large directories.
      cards.push(outcome.ok ? { card, json: jsonOf(outcome) } : { card });
    });
  }
  onProgress?.(withText.length, withText.length);
  return { cards, problems };
}

/**
 * So many texts are parsed before they are linted and their trees become JSON:
 * by turns, these would drive each other out of the caches.
 */
const BATCH = 256;

/** Everything there is to say about a text. */
export function foundIn(
  outcome: TextResult | JsonResult,
): readonly Diagnostic[] {
  if (!outcome.ok) return outcome.errors;
  const { warnings = NONE } = outcome;
  const more = "lint" in outcome ? outcome.lint?.() ?? NONE : NONE;
  return more.length === 0 ? warnings : [...warnings, ...more];
}

const NONE: readonly Diagnostic[] = [];

function jsonOf(
  parsed: Extract<TextResult | JsonResult, { readonly ok: true }>,
): string {
  return "json" in parsed ? parsed.json : toJson(parsed.abilities);
}

/** A problem in the text or the variables of a card. */
function inText(card: CardRow, found: Diagnostic): Problem {
  const { place, id, name } = card;
  const entry = cardEntry(id, name);
  return {
    place: { ...place, key: "rules-text", part: "text" },
    diagnostic: withPlaces(found, card),
    ...entry !== undefined && { entry },
  };
}

/** A row without variables has no place for new ones: a note says what to add. */
function withPlaces(found: Diagnostic, { variables }: CardRow): Diagnostic {
  const { suggestion, ...rest } = found;
  const added = suggestion?.edits.find(({ source }) => source === "variables");
  if (added === undefined || variables.trim() !== "") return found;
  const own = suggestion?.edits.filter(({ source }) => source === undefined)
    .map(({ replacement }) => `write "${replacement}" and `).join("");
  const note = `${own}add the key variables = "${added.replacement}"`;
  return { ...rest, notes: [...found.notes ?? [], note] };
}
