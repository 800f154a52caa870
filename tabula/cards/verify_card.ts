import type { Ability } from "../../ast/mod.ts";
import { toJson } from "./abilities_json.ts";
import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";

/** The serializer of abilities, handed in by the caller. */
export type SerializeAbilities = (abilities: readonly Ability[]) => {
  readonly ok: boolean;
  readonly text: string;
  readonly variables: string;
};

/** What came of reading a card, writing it, and reading it again. */
export type Verdict =
  /** The author's text is the one we would write. */
  | { readonly kind: "identical" }
  /** We would write the same card in other words. */
  | {
    readonly kind: "differs";
    readonly author: string;
    readonly canonical: string;
    /** Whether the new text does with the variables that the card has. */
    readonly isFixable: boolean;
  }
  /** What we wrote reads as something else: a mistake of ours. */
  | { readonly kind: "lossy"; readonly canonical: string }
  /** The card cannot be read at all. */
  | { readonly kind: "unreadable" };

/** Reads a card, writes it, reads that again, and compares all of it. */
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
  const author = trimmed(text);
  return author === canonical
    ? { kind: "identical" }
    : { kind: "differs", author, canonical, isFixable: reads(variables) };
}

/** A text without the white space around its paragraphs. */
function trimmed(text: string): string {
  return text.trim().split(/\s*\n\s*\n\s*/).join("\n\n");
}
