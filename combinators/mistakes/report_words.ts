import type { Span } from "../../diagnostics/internal.ts";
import type { FailedRun } from "../mod.ts";
import type { TokenEdit } from "./edit.ts";

// As many words as it takes to recognize the place.
const REMEMBERED = 4;

/** The words of the sentence before a place: `after "with cost less than"`. */
export function readBefore(
  { tokens, text }: {
    readonly tokens: readonly (Span & { readonly spelling: string })[];
    readonly text: string;
  },
  at: number,
): string {
  let start = at;
  while (
    start > 0 && at - start < REMEMBERED &&
    !/^[.\n]$/.test(tokens[start - 1]!.spelling)
  ) start--;
  if (start === at) {
    return at < tokens.length ? "at the start of a sentence" : "";
  }
  return `after "${text.slice(tokens[start]?.start, tokens[at - 1]?.end)}"`;
}

/** How many possibilities a message names; more would be a wall of words. */
export const SHOWN = 3;
const NOTED = 8;

/** The possibilities that a message leaves out, as a note, if there are any. */
export function noteOfOthers(
  others: readonly string[],
): { readonly notes?: readonly string[] } {
  const more = others.length > NOTED ? ", …" : "";
  return others.length === 0 ? {} : {
    notes: [`also possible here: ${others.slice(0, NOTED).join(", ")}${more}`],
  };
}

/** What is missing, if one of some words would do. */
export function missingCode(
  words: readonly string[],
): "missing-article" | "missing-word" | "missing-punctuation" {
  if (words.every((word) => /^(?:an?|the)$/.test(word))) {
    return "missing-article";
  }
  return words.some((word) => /[a-z]/i.test(word))
    ? "missing-word"
    : "missing-punctuation";
}

/** The mark that a report names, though its suggestion adds it. */
export function missingMark(
  code: string,
  edit: TokenEdit | undefined,
): readonly string[] {
  return code === "missing-punctuation"
    ? [`"${edit?.added[0]?.spelling ?? ""}"`]
    : [];
}

/** The name of what was expected, or else of what was being read. */
export function readingOf(
  { expected, labels, inside }: FailedRun,
): string | undefined {
  const [name, words] = [...labels]
    .toSorted(([, a], [, b]) => b.size - a.size)[0] ?? [];
  const isStart = words !== undefined && 2 * words.size > expected.size;
  return (isStart ? name : inside)?.replace(/ such as .*$/, "");
}
