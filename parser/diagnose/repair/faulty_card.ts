import type { Bindings } from "../../../ast/internal.ts";
import { type Budget, newBudget } from "../../../combinators/mistakes/mod.ts";
import {
  isBound,
  type LexedCard,
  needsOf,
  type PlacedBinding,
  type ResolvedToken,
  usedVariables,
} from "../../../lexer/internal.ts";
import { keepingAll } from "../../../memo.ts";
import { type Spellings, spellingsFor } from "./spellings.ts";

/** What is known about a card while looking for its mistakes. */
export interface FaultyCard
  extends Pick<LexedCard, "text" | "variables" | "dialect"> {
  /** Where the variables get their values. */
  readonly places: readonly PlacedBinding[];
  readonly bindings: Bindings;
  /** The variables that no directive reads: a hint at what was meant. */
  readonly unused: ReadonlySet<string>;
  readonly spellings: Spellings;
  /** How badly a spelling fits the variables: 0 is fine, more is worse. */
  readonly misfit: (spelling: string) => number;
  readonly budget: Budget;
}

/** Prepares the search for the mistakes of a card, given its faulty tokens. */
export function faultyCard(
  { text, variables, bindings: { value: bindings, places }, dialect }:
    LexedCard,
  tokens: readonly ResolvedToken[],
): FaultyCard {
  const used = usedVariables(tokens, bindings, dialect);
  const unused = new Set(
    [...bindings.keys()].filter((name) => !used.has(name)),
  );
  return {
    text,
    variables,
    places,
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
