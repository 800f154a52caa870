import { END, type Rule } from "../../combinators/mod.ts";
import type { Faulty } from "../../combinators/mistakes/mod.ts";
import { columnsOf } from "../attempt/columns.ts";
import { grammar } from "../attempt/grammar.ts";
import { effectBody, paragraph } from "../attempt/rules.ts";
import type { Token } from "../text/token.ts";

/** The steps left for trying repairs, and for finding further mistakes. */
export interface Budget {
  repairs: number;
  mistakes: number;
  /** Whether the caller only asks if a text can be read, and not why. */
  readonly asksNoReason?: true;
}

/** A paragraph that cannot be read, or what is left of it. */
export interface FaultyParagraph extends Faulty {
  /** The author's text; the spans of all tokens count from its start. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly budget: Budget;
}

// Much more than the mistakes of a card take. In a text full of mistakes, the
// search ends here.
const STEPS = 20_000;

/** The budget for the mistakes of a paragraph, or of a whole card. */
export function newBudget(): Budget {
  return { repairs: STEPS, mistakes: STEPS };
}

/** The budget of a caller that only asks if a text can be read. */
export function withoutReasons(): Budget {
  return { repairs: 0, mistakes: 0, asksNoReason: true };
}

/** Prepares the search for the mistakes of a paragraph. */
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

/** A part of a paragraph alone. */
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
