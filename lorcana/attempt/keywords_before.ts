import type { Ability } from "../ast/mod.ts";
import { keywordLine } from "../grammar/abilities/keyword_line.ts";
import { tokenize } from "../text/tokenize.ts";
import { attemptMarked, attemptPrefix } from "./attempt.ts";
import { columnsOf } from "./columns.ts";

/** The keywords that a text starts with, and where they end. */
export function keywordsBefore(
  text: string,
  spans: boolean | undefined,
):
  | { readonly abilities: readonly Ability[]; readonly end: number }
  | undefined {
  const { tokens, reminders } = tokenize(text);
  const found = attemptPrefix(keywordLine, columnsOf(tokens));
  if (found === undefined) return undefined;
  const read = { tokens: tokens.slice(0, found.next), reminders };
  const last = read.tokens.at(-1);
  const abilities = spans ? attemptMarked(keywordLine, read) : found.value;
  return abilities === undefined || last === undefined
    ? undefined
    : { abilities, end: behindReminders(text, last.end) };
}

/** Where the reminder text after a keyword ends. */
function behindReminders(text: string, from: number): number {
  const { reminders } = tokenize(text);
  return reminders.reduce(
    (end, reminder) =>
      reminder.start >= end && text.slice(end, reminder.start).trim() === ""
        ? reminder.end
        : end,
    from,
  );
}
