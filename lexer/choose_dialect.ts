import type { Bindings } from "../ast/internal.ts";
import {
  classic,
  type Dialect,
  type DialectName,
  dialectOf,
  DIALECTS,
  rlf,
} from "./dialects/mod.ts";
import { bodyOf, isBound, needsOf } from "./needs.ts";
import type { ResolvedToken } from "./token.ts";

/** A dialect, or "auto" to detect it from the directives of each card. */
export type DialectChoice = DialectName | "auto";

/** The dialect in which directives are read. */
export interface DialectOptions {
  /** Detected from the directives of the card by default. */
  readonly dialect?: DialectChoice;
}

/** The allowed values of these options. */
export const DIALECT_OPTIONS = {
  dialect: ["auto", "classic", "rlf"] satisfies readonly DialectChoice[],
} as const;

/** The dialect of a text: the given one, or else the one that it shows. */
export function findDialect(
  { dialect = "auto" }: DialectOptions,
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
): Dialect {
  return dialect === "auto"
    ? chooseDialect(tokens, bindings)
    : DIALECTS[dialect];
}

/**
 * The dialect that most directives of a text belong to or, if those are the same
 * in both, the one in which its variables give them values.
 */
function chooseDialect(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
): Dialect {
  const bodies = tokens.map(bodyOf).filter((body) => body !== "");
  const shown = [...bodies, ...withoutBraces(tokens)].map(dialectOf)
    .filter((each) => each !== undefined);
  return shown.length === 0
    ? boundDialect(bodies, bindings)
    : mostFrequent(shown);
}

/**
 * The dialect at whose time a text was written: its own or, if it has nothing but
 * keywords that both dialects share, the newer one.
 */
export function findTime(
  { dialect = "auto" }: DialectOptions,
  tokens: readonly ResolvedToken[],
  own: Dialect,
): DialectName {
  const isShared = dialect === "auto" &&
    tokens.map(bodyOf).every((body) =>
      body === "" || dialectOf(body) === undefined &&
        needsOf(body, own).length === 0
    );
  return isShared ? "rlf" : own.name;
}

/** Directives that lack braces: "energy($e)", or "choose_one" before a "}". */
function withoutBraces(tokens: readonly ResolvedToken[]): readonly string[] {
  return tokens.flatMap((token, i) => {
    if (token.kind !== "word") return [];
    const next = tokens[i + 1];
    const isClosed = next?.kind === "word" && next.text.startsWith("}");
    return isClosed || /\(\$|^[^@$a-z]*\$[a-z]/.test(token.text)
      ? [token.text.replace(/^[^@$a-z]+/, "")] // "$s" of "+$s".
      : [];
  });
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
