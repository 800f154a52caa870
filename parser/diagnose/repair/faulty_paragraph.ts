import type { Bindings } from "../../../ast/internal.ts";
import type { Columns, Grammar, Rule } from "../../../combinators/mod.ts";
import {
  isBound,
  type LexedCard,
  needsOf,
  type PlacedBinding,
  type ResolvedToken,
  usedVariables,
} from "../../../lexer/internal.ts";
import { ability } from "../../ability.ts";
import { columns } from "../../columns.ts";
import { grammar } from "../../grammar.ts";
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
  /** How many more steps may be taken. */
  readonly budget: Budget;
}

/** The steps left for trying repairs, and for finding further mistakes. */
export interface Budget {
  repairs: number;
  mistakes: number;
}

/** A paragraph of a card that cannot be read. */
export interface FaultyParagraph extends FaultyCard {
  readonly tokens: readonly ResolvedToken[];
  readonly columns: Columns;
  readonly grammar: Grammar;
  /** The rule for the tokens. */
  readonly rule: Rule<unknown>;
}

// Much more than the mistakes of a card take. In a text full of mistakes, the
// search ends here.
const STEPS = 20_000;

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
    misfit: misfits({ bindings, unused, dialect }),
    budget: { repairs: STEPS, mistakes: STEPS },
  };
}

/** A paragraph of a card. */
export function faultyParagraph(
  card: FaultyCard,
  tokens: readonly ResolvedToken[],
): FaultyParagraph {
  return {
    ...card,
    tokens,
    columns: columns(tokens),
    grammar: grammar(),
    rule: ability,
  };
}

/** Caches the result for each spelling: many positions ask for the same ones. */
function misfits(
  card: Pick<FaultyCard, "bindings" | "unused" | "dialect">,
): (spelling: string) => number {
  const known = new Map<string, number>();
  return (spelling) => {
    if (!spelling.startsWith("{")) return 0;
    const found = known.get(spelling) ??
      misfit(spelling.slice(1, -1), card);
    known.set(spelling, found);
    return found;
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
