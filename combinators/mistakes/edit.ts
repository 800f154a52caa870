import type { TextEdit } from "../../diagnostics/internal.ts";
import type { Columns } from "../mod.ts";

/** A token that an edit inserts. */
export interface NewToken {
  /** What it is in the grammar. */
  readonly id: number;
  /** What it carries for the grammar. */
  readonly value: unknown;
  /** Its spelling in the text. */
  readonly spelling: string;
}

/** What sort of mistake an edit would fix. */
export type Why =
  /** Wrong letters. */
  | "respelled"
  /** Words that say it as another language does. */
  | "foreign"
  /** A word or mark that is missing. */
  | "inserted"
  /** One too many. */
  | "removed"
  /** A word that occurs twice in a row. */
  | "doubled"
  | "swapped"
  /** A word for which only one other makes the sentence readable. */
  | "replaced"
  /** Another mistake that only the language itself knows. */
  | "special";

/** A change of the tokens of a text that may fix it. */
export interface TokenEdit {
  readonly why: Why;
  readonly at: number;
  readonly removed: number;
  readonly added: readonly NewToken[];
  /** How unlikely it is that the author meant this; one wrong letter is 1. */
  readonly cost: number;
  /** What the language itself calls the mistake, for its reports. */
  readonly special?: string;
  /** What else has to change in the author's texts. */
  readonly also?: readonly TextEdit[];
}

/** Removes the token at a position. */
export function removal(
  { tokens }: { readonly tokens: readonly unknown[] },
  at: number,
): readonly TokenEdit[] {
  return tokens[at] === undefined
    ? []
    : [{ why: "removed", at, removed: 1, added: [], cost: 2.2 }];
}

/** Swaps a token with the one before it. */
export function swap(
  { tokens }: { readonly tokens: readonly NewToken[] },
  at: number,
): readonly TokenEdit[] {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined) return [];
  const added = [token, before];
  return [{ why: "swapped", at: at - 1, removed: 2, added, cost: 1.6 }];
}

/** The tokens after an edit. */
export function apply(
  { ids, values }: Columns,
  { at, removed, added }: TokenEdit,
): Columns {
  return {
    ids: ids.toSpliced(at, removed, ...added.map(({ id }) => id)),
    values: values.toSpliced(at, removed, ...added.map(({ value }) => value)),
  };
}

/** What an edit puts in, with blanks between words. */
export function spelled({ added }: TokenEdit): string {
  return added.map(({ spelling }) => spelling).join(" ")
    .replaceAll(/ (?=[',])/g, "").replaceAll("+ {", "+{");
}
