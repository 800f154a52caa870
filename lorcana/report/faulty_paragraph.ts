import { END, type Rule } from "../../combinators/mod.ts";
import type { Faulty } from "../../combinators/repair/mod.ts";
import { columnsOf } from "../attempt/columns.ts";
import { grammar } from "../attempt/grammar.ts";
import { effectBody, paragraph } from "../attempt/rules.ts";
import type { Token } from "../text/token.ts";

/** Steps that are left: to try repairs, and to look for further mistakes. */
export interface Budget {
  repairs: number;
  mistakes: number;
  /** For those who only ask whether a text can be read. */
  readonly isUnasked?: true;
}

/** A paragraph that cannot be read, or what is left of it. */
export interface FaultyParagraph extends Faulty {
  /** The author's text; the spans of all tokens count from its start. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly budget: Budget;
}

// A mistake in a paragraph takes some hundred steps; for texts that are nothing
// but mistakes, the search ends here.
const STEPS = 20_000;

/** What may be spent on the mistakes of a paragraph, or of a whole card. */
export function newBudget(): Budget {
  return { repairs: STEPS, mistakes: STEPS };
}

/** Why a text cannot be read is not always asked. */
export function unexplained(): Budget {
  return { repairs: 0, mistakes: 0, isUnasked: true };
}

/** A paragraph whose mistakes are to be found. */
export function faultyParagraph(
  text: string,
  tokens: readonly Token[],
  budget: Budget,
): FaultyParagraph {
  return {
    text,
    tokens,
    columns: columnsOf(tokens),
    grammar: grammar(),
    rule: paragraph,
    budget,
  };
}

/** The tokens of a part alone. */
export function partOf(
  faulty: FaultyParagraph,
  start: number,
  end: number,
  rule: Rule<unknown> = faulty.rule,
): FaultyParagraph {
  const { ids, values } = faulty.columns;
  return {
    ...faulty,
    rule,
    tokens: faulty.tokens.slice(start, end),
    columns: {
      ids: [...ids.slice(start, end), END],
      values: values.slice(start, end),
    },
  };
}

/** Sentences after the first: neither keywords nor triggers, only effects. */
export const laterSentences: Rule<unknown> = effectBody.map((body) =>
  body("CONTROLLER")
);
