import type { Parser } from "arcsecond";
import { keepingAll } from "../memo/mod.ts";
import { Rule } from "./rule.ts";
import type { AnyRule, Part } from "./shape.ts";

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
  const spell = keepingAll(cut);
  return <T extends readonly unknown[]>(
    literals: readonly string[],
    ...slots: { readonly [I in keyof T]: Parser<T[I]> }
  ): Rule<Slots<T>> => {
    // Not with `lazily`: there are many patterns, and a process starts with them.
    let parts: readonly Part[] | undefined;
    return new Rule({
      kind: "sequence",
      parts: () => parts ??= partsOf(literals, slots, spell),
    });
  };
}

/** The parser as a rule; one that is not a rule may start with anything. */
function asRule(parser: Parser<unknown>): AnyRule {
  return parser instanceof Rule ? parser : new Rule({ kind: "parser", parser });
}

function partsOf(
  literals: readonly string[],
  slots: readonly Parser<unknown>[],
  spell: (piece: string) => readonly string[],
): readonly Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < literals.length; i++) {
    const literal = literals[i]!;
    if (literal !== "" && literal !== " ") addWords(parts, literal, spell);
    const slot = slots[i];
    if (slot !== undefined) parts.push(asRule(slot));
  }
  return parts;
}

function addWords(
  parts: Part[],
  literal: string,
  spell: (piece: string) => readonly string[],
): void {
  for (const piece of literal.split(" ")) {
    if (piece !== "") parts.push(...spell(piece));
  }
}
