import type { Ability } from "../../ast/internal.ts";
import { END, readTo } from "../../combinators/mod.ts";
import type { DialectOptions } from "../../lexer/internal.ts";
import { ability } from "../ability.ts";
import { grammar } from "../grammar.ts";
import { segments } from "../spans/segments.ts";
import type { SpannedAbility } from "../spans/spanned_ability.ts";
import { cardColumns } from "./columns.ts";

/** What a card without mistakes says. */
export interface FastReading {
  /** One for each paragraph. */
  readonly abilities: readonly Ability[];
  /** The parts of each ability's text. */
  readonly spans: readonly SpannedAbility[];
  /** Whether it is certain that there are no warnings. */
  readonly hasNoWarnings: boolean;
}

/**
 * Reads all paragraphs of a card; `undefined` if it cannot. Without `withSpans`,
 * the list of spans is empty.
 */
export function readFast(
  text: string,
  variables: string,
  { dialect }: DialectOptions = {},
  withSpans = true,
): FastReading | undefined {
  const columns = cardColumns(text, variables, dialect);
  if (columns === undefined) return undefined;
  const { ids, count, hasNoWarnings } = columns;
  let abilities: Ability[] | undefined;
  const spans: SpannedAbility[] = [];
  for (let start = 0; start < count;) {
    const end = ids.indexOf(END, start);
    if (end > start) {
      const read = readTo(grammar(), ability, columns, start, end);
      if (read === undefined) return undefined;
      // Most cards have one ability; pushing the first one would allocate room
      // for many.
      if (abilities === undefined) abilities = [read];
      else abilities.push(read);
      const spanned = withSpans
        ? segments(read, columns, start, end, text)
        : undefined;
      if (spanned !== undefined) spans.push(spanned);
    }
    start = end + 1;
  }
  return abilities === undefined
    ? undefined
    : { abilities, spans, hasNoWarnings };
}
