import type { Parser } from "arcsecond";
import { keepingAll } from "../memo.ts";
import { Rule } from "./rule.ts";
import type { AnyRule } from "./shape.ts";

/** What a pattern yields: the values of its slots, or nothing if it has none. */
export type Slots<T extends readonly unknown[]> = T extends readonly []
  ? undefined
  : T;

/**
 * Reads text as it is printed, as in pattern`draw ${integer("cards")}`. A slot
 * holds a rule, or any arcsecond parser over tokens.
 */
export type Pattern = <T extends readonly unknown[]>(
  literals: readonly string[],
  ...slots: { readonly [I in keyof T]: Parser<T[I]> }
) => Rule<Slots<T>>;

/**
 * Creates the `pattern` tag of a language. `cut` splits text into words as the
 * lexer of the language does, so that patterns match what texts contain.
 */
export function patternOf(cut: (text: string) => readonly string[]): Pattern {
  // Patterns share most of their words, so each is split once.
  const cutOnce = keepingAll(cut);
  const spell = keepingAll((literal) =>
    literal.split(" ").flatMap((piece) => piece === "" ? [] : cutOnce(piece))
  );
  return <T extends readonly unknown[]>(
    literals: readonly string[],
    ...slots: { readonly [I in keyof T]: Parser<T[I]> }
  ): Rule<Slots<T>> =>
    // Plain data rather than a closure: there are many patterns, and every
    // process starts by creating them.
    new Rule({
      kind: "sequence",
      literals,
      rules: slots.map(asRule),
      spell,
      parts: undefined,
    });
}

/** The parser as a rule; one that is not a rule may start with anything. */
function asRule(parser: Parser<unknown>): AnyRule {
  return parser instanceof Rule ? parser : new Rule({ kind: "parser", parser });
}
