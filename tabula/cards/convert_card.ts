import type { Ability } from "../../ast/internal.ts";
import { toJson } from "./abilities_json.ts";
import { keepsValues } from "./keeps_values.ts";
import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";
import type { SerializeAbilities } from "./verify_card.ts";

/**
 * How to parse the original text, and how to write and parse the converted one.
 */
export interface Converting {
  /** Parses the author's text. */
  readonly parse: ParseText;
  /** Writes abilities in the target dialect. */
  readonly serialize: SerializeAbilities;
  /** Parses a text in the target dialect. */
  readonly parseAgain: ParseText;
}

/** The result of converting a card. */
export type Conversion =
  | {
    readonly kind: "converted";
    readonly text: string;
    readonly variables: string;
  }
  /** It is in that dialect already. */
  | { readonly kind: "unchanged" }
  /** No text of that dialect says the same. */
  | { readonly kind: "refused" }
  /** The card cannot be read at all. */
  | { readonly kind: "unreadable" };

/** Writes a card in another dialect, if its meaning stays the same. */
export function convertCard(
  { text, variables }: Pick<CardRow, "text" | "variables">,
  { parse, serialize, parseAgain }: Converting,
): Conversion {
  const read = parse(text, variables);
  if (!read.ok) return { kind: "unreadable" };
  const written = serialize(read.abilities);
  const again = parseAgain(written.text, written.variables);
  if (!written.ok || !again.ok || !areSame(read.abilities, again.abilities)) {
    return { kind: "refused" };
  }
  if (!keepsValues({ text, variables }, written, { parse, parseAgain })) {
    return { kind: "refused" };
  }
  const bound = separatedAs(variables, written.variables);
  return written.text === text.trim() && bound === variables.trim()
    ? { kind: "unchanged" }
    : { kind: "converted", text: written.text, variables: bound };
}

function areSame(one: readonly Ability[], other: readonly Ability[]): boolean {
  return toJson(one) === toJson(other);
}

/** Variables on lines of their own stay there. */
function separatedAs(author: string, written: string): string {
  return author.trim().includes("\n")
    ? written.replaceAll(", ", "\n")
    : written;
}
