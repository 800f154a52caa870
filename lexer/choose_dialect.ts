import type { Bindings } from "../ast/internal.ts";
import {
  classic,
  type Dialect,
  type DialectName,
  dialectOf,
  DIALECTS,
  rlf,
} from "./dialects/mod.ts";
import type { NameOptions } from "./names.ts";
import { bodyOf, isBound } from "./needs.ts";
import type { ResolvedToken } from "./token.ts";

/** A dialect, or "auto" to detect it from the directives of each card. */
export type DialectChoice = DialectName | "auto";

/** How a card is read: in which dialect, and with which names. */
export interface DialectOptions extends NameOptions {
  /** Detected from the directives of the card by default. */
  readonly dialect?: DialectChoice;
}

/** The allowed values of these options. */
export const DIALECT_OPTIONS = {
  dialect: ["auto", "classic", "rlf"] satisfies readonly DialectChoice[],
  names: "object",
} as const;

/**
 * The dialect of a text: the chosen one, or the one that most of its directives
 * belong to.
 */
export function chooseDialect(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
  { dialect = "auto" }: DialectOptions,
): Dialect {
  if (dialect !== "auto") return DIALECTS[dialect];
  const bodies = tokens.map(bodyOf).filter((body) => body !== "");
  const shown = [...bodies, ...withoutBraces(tokens)].map(dialectOf)
    .filter((each) => each !== undefined);
  return shown.length === 0
    ? boundDialect(bodies, bindings)
    : mostFrequent(shown);
}

/** Words that can only be directives: "energy($e)". */
function withoutBraces(tokens: readonly ResolvedToken[]): readonly string[] {
  return tokens.flatMap((token) =>
    token.kind === "word" && /\(\$|^\$[a-z]/.test(token.text)
      ? [token.text]
      : []
  );
}

function mostFrequent(shown: readonly Dialect[]): Dialect {
  const inRlf = shown.filter((each) => each === rlf).length;
  return inRlf * 2 >= shown.length ? rlf : classic;
}

/**
 * Directives that look the same in both dialects may still read different
 * variables.
 */
function boundDialect(
  bodies: readonly string[],
  bindings: Bindings,
): Dialect {
  const fits = (dialect: Dialect) =>
    bodies.every((body) =>
      dialect.knows(body) && isBound(body, bindings, dialect)
    );
  return !fits(classic) && fits(rlf) ? rlf : classic;
}
