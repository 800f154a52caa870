import type { Ability } from "./ast/mod.ts";
import { attemptPrefix } from "./attempt.ts";
import { keywordLine } from "./keyword_ability.ts";
import { askForSpans } from "./spans.ts";
import { tokenize } from "./tokenize.ts";

/** The keywords that a text starts with, and where they end. */
export function keywordsBefore(
  text: string,
  spans: boolean | undefined,
):
  | { readonly abilities: readonly Ability[]; readonly end: number }
  | undefined {
  const tokens = spans ? askForSpans(tokenize(text)) : tokenize(text);
  const found = attemptPrefix(keywordLine, tokens);
  const last = found && tokens.tokens[found.next - 1];
  return found === undefined || last === undefined
    ? undefined
    : { abilities: found.value, end: behindReminders(text, last.end) };
}

/** Where the reminder text behind a keyword ends. */
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
