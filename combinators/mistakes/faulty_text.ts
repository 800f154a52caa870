import {
  type Columns,
  END,
  END_OF_TEXT,
  type FailedRun,
  type Grammar,
  type Rule,
  UNKNOWN,
} from "../mod.ts";
import type { TokenEdit } from "./edit.ts";
import type { Budget, FaultyText, FaultyToken, MistakeGuide } from "./guide.ts";
import { editedSpan } from "./text_edit.ts";

// Much more than the mistakes of a card take. In a text full of mistakes, the
// search ends here.
const STEPS = 20_000;

/** The budget for the mistakes of a text, or of several that belong together. */
export function newBudget(): Budget {
  return { repairs: STEPS, mistakes: STEPS };
}

/** A text that cannot be read, as its tokens and the rule for them. */
export interface UnreadText {
  readonly text: string;
  readonly tokens: readonly FaultyToken[];
  readonly grammar: Grammar;
  readonly rule: Rule<unknown>;
  readonly guide: MistakeGuide;
  readonly budget: Budget;
}

/** Prepares the search for the mistakes of a text. */
export function faultyText(unread: UnreadText): FaultyText {
  return { ...unread, columns: columnsOf(unread.tokens) };
}

/** A text with other tokens. */
function withTokens(
  faulty: FaultyText,
  tokens: readonly FaultyToken[],
): FaultyText {
  return { ...faulty, tokens, columns: columnsOf(tokens) };
}

function columnsOf(tokens: readonly FaultyToken[]): Columns {
  return {
    ids: [...tokens.map(({ id }) => id), END],
    values: tokens.map(({ value }) => value),
  };
}

/** A part of a text alone. */
export function partOf(
  faulty: FaultyText,
  start: number,
  end?: number,
): FaultyText {
  return withTokens(faulty, faulty.tokens.slice(start, end));
}

/** A text as if an edit had been made. */
export function makeEdit(faulty: FaultyText, edit: TokenEdit): FaultyText {
  const span = editedSpan(faulty, edit);
  const added = edit.added.map((token) => ({ ...token, ...span }));
  return withTokens(
    faulty,
    faulty.tokens.toSpliced(edit.at, edit.removed, ...added),
  );
}

/** A token as its text spells it, in lower case; "" if there is none. */
export function wordAt(
  { tokens }: Pick<FaultyText, "tokens">,
  at: number,
): string {
  return tokens[at]?.spelling.toLowerCase() ?? "";
}

/** Whether a token is a word that the language does not have. */
export function isUnknownAt(
  { tokens, columns }: FaultyText,
  at: number,
): boolean {
  return columns.ids[at] === UNKNOWN || tokens[at]?.isName === true;
}

/**
 * Whether a text fails at a line break at which it could have ended: what follows
 * is a text of its own, whatever the edit.
 */
export function endsBefore(
  faulty: FaultyText,
  { at, expected }: FailedRun,
): boolean {
  return wordAt(faulty, at) === "\n" && expected.has(END_OF_TEXT);
}
