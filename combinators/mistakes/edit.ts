import type { Columns } from "../mod.ts";

/** A token that an edit inserts. */
export interface NewToken {
  readonly id: number;
  /** How the grammar spells it. */
  readonly word: string;
  readonly value: unknown;
  /** Its spelling in the text. */
  readonly spelling: string;
}

/** What sort of mistake an edit would fix. */
export type Why =
  /** Wrong letters, or one directive for another. */
  | "respelled"
  /** A word of another game. */
  | "foreign"
  /** A number, figment or subtype that is spelled out in the text. */
  | "value"
  /** A word, mark or directive that is missing. */
  | "inserted"
  /** One too many. */
  | "removed"
  /** A word that occurs twice in a row. */
  | "doubled"
  | "swapped"
  /** Several cards where one is expected. */
  | "plural"
  /** An effect that may or may not be part of what is paid for. */
  | "scope"
  /** A word for which only one other makes the sentence readable. */
  | "replaced";

/** A change of the tokens of a text that may fix it. */
export interface TokenEdit {
  readonly why: Why;
  readonly at: number;
  readonly removed: number;
  readonly added: readonly NewToken[];
  /** How unlikely it is that the author meant this; one wrong letter is 1. */
  readonly cost: number;
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
export function swap<T>(
  { tokens, columns: { ids, values, words } }: {
    readonly tokens: readonly T[];
    readonly columns: Columns;
  },
  at: number,
  writtenAs: (token: T) => string,
): readonly TokenEdit[] {
  const places = [at, at - 1];
  if (places.some((i) => tokens[i] === undefined)) return [];
  const added = places.map((i) => {
    const spelling = writtenAs(tokens[i]!);
    const word = words?.[i] ?? spelling;
    return { id: ids[i]!, word, value: values[i], spelling };
  });
  return [{ why: "swapped", at: at - 1, removed: 2, added, cost: 1.6 }];
}

/** The tokens after an edit. */
export function apply(
  { ids, values, words }: Columns,
  edit: TokenEdit,
): Columns {
  return {
    ids: edited(ids, edit, ({ id }) => id),
    values: edited(values, edit, ({ value }) => value),
    words: words && edited(words, edit, ({ word }) => word),
  };
}

function edited<T>(
  list: readonly T[],
  { at, removed, added }: TokenEdit,
  part: (token: NewToken) => T,
): readonly T[] {
  return list.toSpliced(at, removed, ...added.map(part));
}
