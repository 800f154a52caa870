import type { Edit } from "../../../../editor/dreamtides/mod.ts";
import type { Snapshot } from "./history.ts";

/** What closes what. */
const PAIRS: Readonly<Record<string, string>> = {
  "{": "}",
  "(": ")",
  "[": "]",
};

const CLOSING = new Set(Object.values(PAIRS));

/** An edit, and what is selected after it. */
export interface BracketEdit {
  readonly edit: Edit;
  readonly start: number;
  readonly end: number;
}

/** What a bracket does; nothing if it is a letter like any other. */
export function bracketTyped(
  now: Snapshot,
  typed: string,
): BracketEdit | undefined {
  return openBracket(now, typed) ?? closeBracket(now, typed);
}

/** Adds the closing bracket, around the selection if there is one. */
function openBracket(
  { text, start, end }: Snapshot,
  typed: string,
): BracketEdit | undefined {
  const closing = Object.hasOwn(PAIRS, typed) ? PAIRS[typed] : undefined;
  const isBeforeWord = /[\w{]/.test(text.charAt(end));
  if (closing === undefined || start === end && isBeforeWord) return undefined;
  const replacement = typed + text.slice(start, end) + closing;
  const edit = { span: { start, end }, replacement };
  return { edit, start: start + 1, end: end + 1 };
}

/** Types over a closing bracket that is there already. */
function closeBracket(
  { text, start, end }: Snapshot,
  typed: string,
): BracketEdit | undefined {
  if (start !== end || !CLOSING.has(typed) || text.charAt(end) !== typed) {
    return undefined;
  }
  const over = end + 1;
  const edit = { span: { start, end: over }, replacement: typed };
  return { edit, start: over, end: over };
}

/** Deletes both brackets of a pair that has nothing in it, if the caret is there. */
export function pairDeleted(
  { text, start, end }: Snapshot,
): BracketEdit | undefined {
  const closing = PAIRS[text.charAt(start - 1)];
  if (start !== end || closing === undefined || text.charAt(end) !== closing) {
    return undefined;
  }
  const at = start - 1;
  const edit = { span: { start: at, end: end + 1 }, replacement: "" };
  return { edit, start: at, end: at };
}
