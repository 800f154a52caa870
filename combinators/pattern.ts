import type { Parser } from "arcsecond";
import { keepingAll } from "../memo/mod.ts";
import { Rule } from "./rule.ts";
import type { AnyRule } from "./shape.ts";

/** What a pattern yields: nothing without slots, else the values of the slots. */
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
 * Creates the `pattern` tag of a language. `cut` splits a text into words with
 * the lexer of that language, so that patterns and texts are split alike.
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
    // No closure that finds the parts: there are many patterns, and a process
    // starts with them.
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
