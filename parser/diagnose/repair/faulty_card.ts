import type { Bindings } from "../../../ast/internal.ts";
import { type Budget, newBudget } from "../../../combinators/mistakes/mod.ts";
import type { Dialect } from "../../../lexer/dialects/mod.ts";
import { isBound, needsOf } from "../../../lexer/internal.ts";
import { keepingAll } from "../../../memo.ts";
import { type Spellings, spellingsFor } from "./spellings.ts";

/** What is known about a card while looking for its mistakes. */
export interface FaultyCard {
  /** The author's text. */
  readonly text: string;
  /** The author's variables. */
  readonly variables: string;
  readonly bindings: Bindings;
  readonly dialect: Dialect;
  /** The variables that no directive reads: a hint at what was meant. */
  readonly unused: ReadonlySet<string>;
  readonly spellings: Spellings;
  /** How badly a spelling fits the variables: 0 is fine, more is worse. */
  readonly misfit: (spelling: string) => number;
  readonly budget: Budget;
}

/** A card as written, and the variables that its directives read. */
interface CardText
  extends Pick<FaultyCard, "text" | "variables" | "bindings" | "dialect"> {
  readonly used: ReadonlySet<string>;
}

/** Prepares the search for the mistakes of a card. */
export function faultyCard(
  { text, variables, bindings, used, dialect }: CardText,
): FaultyCard {
  const unused = new Set(
    [...bindings.keys()].filter((name) => !used.has(name)),
  );
  return {
    text,
    variables,
    bindings,
    dialect,
    unused,
    spellings: spellingsFor(bindings, dialect),
    // Many positions ask for the same spellings.
    misfit: keepingAll((spelling) =>
      spelling.startsWith("{")
        ? misfit(spelling.slice(1, -1), { bindings, unused, dialect })
        : 0
    ),
    budget: newBudget(),
  };
}

function misfit(
  body: string,
  { bindings, unused, dialect }: Pick<
    FaultyCard,
    "bindings" | "unused" | "dialect"
  >,
): number {
  if (!isBound(body, bindings, dialect)) return 1;
  const reads = needsOf(body, dialect).flatMap(({ names }) => names);
  if (reads.some((each) => unused.has(each))) return -0.4;
  return reads.length > 0 && unused.size > 0 ? 0.5 : 0;
}
