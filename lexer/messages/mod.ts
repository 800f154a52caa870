import {
  diagnosticOf,
  either,
  type MakeDiagnostic,
  type Messages,
  type Misfit,
  sayExpected,
  type SentenceDetails,
  sentenceMessages,
} from "../../diagnostics/internal.ts";

/** The values that messages about ability texts use. */
export interface AbilityDetails extends SentenceDetails {
  /** A directive without its closing brace: "Draw {cards." */
  "unclosed-brace": { found: string };
  /** A directive without its opening brace: "Draw cards}." */
  "unopened-brace": { found: string };
  /** A directive without a name: "{}". */
  "empty-directive": Record<never, never>;
  /** A binding that is not "name: value": "cards 2". */
  "binding-without-colon": { found: string };
  /** A value that is neither a number nor a known name: "cards: two". */
  "invalid-binding-value": {
    name: string;
    value: string;
    expected: readonly string[];
  };
  /** A directive whose variable has no value. */
  "unresolved-variable": { variable: string; directive: string };
  /** A directive whose variable has a value of another kind. */
  "wrong-variable-type": {
    variable: string;
    directive: string;
    expected: string;
    found: string;
  };
  /** A directive in a different dialect from its text. */
  "other-dialect": { directive: string; dialect: string; expected: string };
  /** A warning: an unknown phrase, of which only the argument counts. */
  "unknown-phrase": { directive: string; variable: string };
  /** A warning: more arguments than the phrase takes, so they are all ignored. */
  "ignored-arguments": { directive: string; variable: string };
  /** A warning: arguments that are accepted but do not look like variables. */
  "missing-dollar": { directive: string; variable: string };
  /** A directive that the language does not have: "{crads}". */
  "unknown-directive": Misfit;
  /** A directive written as a word: "dissolve". */
  "missing-braces": Misfit;
  /** Several cards where one is expected: "Gain control of enemies." */
  "plural-for-one": Misfit;
  /** An effect after a paid one: whether the cost covers both is unclear. */
  "unclear-scope": Misfit;
  /** A number, figment or subtype that belongs in the variables: "Draw 2 cards." */
  "value-in-text": Misfit;
  /** A closing brace without an opening one. */
  "stray-brace": Misfit;
  /** A warning: a variable with two values, of which the last counts. */
  "duplicate-variable": { variable: string };
  /** A warning: a variable that no directive reads. */
  "unused-variable": { variable: string };
  /** A warning: an article or a number that differs from the canonical text. */
  "not-canonical": { found: string; canonical: string };
  /** A warning: several cards that are read as one. */
  "plural-read-as-one": { found: string; canonical: string };
  /** A warning: a valid card that is unlikely to be intended. */
  "odd-meaning": { what: string };
  /** A text that is nested too deeply to be a real card. */
  "nested-too-deeply": { found: string };
}

/** The messages about ability texts. */
export const abilityMessages: Messages<AbilityDetails> = {
  ...sentenceMessages,
  "unclosed-brace": ({ found }) =>
    `Directive "${found}" is not closed: "}" is missing`,
  "unopened-brace": ({ found }) =>
    `Directive "${found}" is not opened: "{" is missing`,
  "empty-directive": () =>
    "Directive has no name: expected one such as {cards}",
  "binding-without-colon": ({ found }) =>
    `Cannot read the variable "${found}": expected "name: value"`,
  "invalid-binding-value": ({ name, value, expected }) =>
    `Cannot set "${name}" to ${
      value.includes('"') ? value : `"${value}"`
    }: expected ${either(expected)}`,
  "unresolved-variable": ({ variable, directive }) =>
    `Cannot resolve {${directive}}: variable "${variable}" has no value`,
  "wrong-variable-type": ({ variable, directive, expected, found }) =>
    `Cannot resolve {${directive}}: variable "${variable}" is ${found}, expected ${expected}`,
  "other-dialect": ({ directive, dialect, expected }) =>
    `Cannot read {${directive}}: it is ${dialect}, but the text is read as ${expected}`,
  "unknown-phrase": ({ directive, variable }) =>
    `Unknown phrase in {${directive}}: only the variable "${variable}" says what it stands for`,
  "ignored-arguments": ({ directive, variable }) =>
    `Arguments of {${directive}} are ignored: it takes one, and reads "${variable}"`,
  "missing-dollar": ({ directive, variable }) =>
    `Variable "${variable}" of {${directive}} needs a "$"`,
  "unknown-directive": ({ found, expected }) =>
    `Unknown directive ${found}${sayExpected(expected)}`,
  "missing-braces": ({ found }) => `Directive ${found} needs braces`,
  "plural-for-one": ({ found, expected }) =>
    `${found} is more than one${sayExpected(expected)}`,
  "unclear-scope": ({ found }) =>
    `It is not clear whether the terms before ${found} apply to it, too`,
  "value-in-text": ({ found }) =>
    `Values belong in the variables, not in the text: ${found}`,
  "stray-brace": () => 'Cannot read "}" here: no directive is open',
  "duplicate-variable": ({ variable }) =>
    `Variable "${variable}" has two values: the last one counts`,
  "unused-variable": ({ variable }) =>
    `Variable "${variable}" is never used: no directive of the text reads it`,
  "not-canonical": ({ found, canonical }) =>
    `Unusual wording "${found}": the usual one is "${canonical}"`,
  "plural-read-as-one": ({ found, canonical }) =>
    `"${found}" is read as one: "${canonical}"`,
  "odd-meaning": ({ what }) => what,
  "nested-too-deeply": ({ found }) =>
    `Cannot read ${found}: the text is nested too deeply`,
};

/** Makes a diagnostic of a text with abilities, or of its variables. */
export const abilityDiagnostic: MakeDiagnostic<AbilityDetails> = diagnosticOf(
  abilityMessages,
);
