import type { Ability } from "../../ast/internal.ts";
import { toJson } from "./abilities_json.ts";
import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";

/** The serializer for abilities, which the caller supplies. */
export type SerializeAbilities = (abilities: readonly Ability[]) => {
  readonly ok: boolean;
  readonly text: string;
  readonly variables: string;
};

/** The result of parsing a card, serializing it, and parsing it again. */
export type Verdict =
  /** The author's text is the one we would write. */
  | { readonly kind: "identical" }
  /** We would write the same card in other words. */
  | {
    readonly kind: "differs";
    readonly author: string;
    readonly canonical: string;
    /** The variables that go with it: those of the card, if they suffice. */
    readonly variables: string;
  }
  /** What we wrote reads as something else: a mistake of ours. */
  | { readonly kind: "lossy"; readonly canonical: string }
  /** The card cannot be read at all. */
  | { readonly kind: "unreadable" };

/**
 * Parses a card, serializes it, parses the result, and compares texts and
 * trees.
 */
export function verifyCard(
  { text, variables }: Pick<CardRow, "text" | "variables">,
  parse: ParseText,
  serialize: SerializeAbilities,
): Verdict {
  const read = parse(text, variables);
  if (!read.ok) return { kind: "unreadable" };
  const written = serialize(read.abilities);
  const canonical = written.text;
  const reads = (variables: string): boolean => {
    const again = parse(canonical, variables);
    return again.ok && toJson(again.abilities) === toJson(read.abilities);
  };
  if (!written.ok || !reads(written.variables)) {
    return { kind: "lossy", canonical };
  }
  const author = withoutOuterLines(text);
  if (author === canonical) return { kind: "identical" };
  const needed = reads(variables)
    ? variables
    : likeVariables(variables, written.variables);
  return { kind: "differs", author, canonical, variables: needed };
}

/** A text without the empty lines that TOML strings have around it. */
function withoutOuterLines(text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  let [start, end] = [0, lines.length];
  while (lines[start] === "\n") start++;
  while (end > start && lines[end - 1] === "\n") end--;
  return lines.slice(start, end);
}

/** The new variables on lines of their own, if the old ones were. */
function likeVariables(before: string, after: string): string {
  return before.trim().includes("\n") ? after.replaceAll(", ", "\n") : after;
}
