import type { Token, Tokens } from "./token.ts";
import { tokenize } from "./tokenize.ts";

/** Classifications of more than one word, word by word. */
const KNOWN: readonly (readonly string[])[] = [["Seven", "Dwarfs"]];

/** The tokens of a text on its own. */
export function tokensOf(text: string): Tokens {
  return joinLongNames(tokenize(text));
}

/** The tokens, with the words of each long classification joined into one. */
export function joinLongNames(
  tokens: Tokens,
  names: readonly string[] = [],
): Tokens {
  if (names.length === 0) return joined(tokens, KNOWN);
  const more = names.map((name) => name.split(" "))
    .filter((words) => words.length > 1);
  return joined(tokens, [...KNOWN, ...more]);
}

function joined(
  tokens: Tokens,
  long: readonly (readonly string[])[],
): Tokens {
  return hasFirst(tokens, long) ? joinAll(tokens, long) : tokens;
}

/** Whether a word of the text starts a long name, which is rare. */
function hasFirst(
  { tokens }: Tokens,
  long: readonly (readonly string[])[],
): boolean {
  for (const { text, capital } of tokens) {
    if (capital && long.some(([first]) => first === text)) return true;
  }
  return false;
}

function joinAll(
  { tokens, reminders }: Tokens,
  long: readonly (readonly string[])[],
): Tokens {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const words = long.find((words) =>
      words.every((word, next) => tokens[at + next]?.text === word)
    );
    const count = words?.length ?? 1;
    const first = tokens[at]!;
    const last = tokens[at + count - 1]!;
    whole.push(
      words === undefined
        ? first
        : { ...first, text: words.join(" "), id: 0, end: last.end },
    );
    at += count;
  }
  return { tokens: whole, reminders };
}
