import type { Messages } from "../catalogue.ts";

/** What the messages about ability texts need to know. */
export interface AbilityDetails {
  /** A directive without its closing brace: "Draw {cards." */
  "unclosed-brace": Record<never, never>;
  /** A directive without a name: "{}". */
  "empty-directive": Record<never, never>;
  /** A binding that is not "name: value": "cards 2". */
  "binding-without-colon": { found: string };
  /** A value that is no number and no known name: "cards: two". */
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
  /** A directive of another dialect than that of its text. */
  "other-dialect": { directive: string; dialect: string; expected: string };
  /** A warning: a phrase that does not exist, so that its argument counts alone. */
  "unknown-phrase": { directive: string; variable: string };
  /** A warning: more arguments than the phrase takes, so that none counts. */
  "ignored-arguments": { directive: string; variable: string };
  /** A word, directive or mark that cannot stand where it does. */
  "unexpected-token": { found: string; expected: readonly string[] };
  /** A text that stops before its sentence is complete. */
  "unexpected-end": { expected: readonly string[] };
  /** A closing brace without an opening one. */
  "stray-brace": Record<never, never>;
  /** A warning: a variable that no directive reads. */
  "unused-variable": { variable: string };
  /** A text with more levels than anybody would write. */
  "nested-too-deeply": { found: string };
}

/** The messages about ability texts. */
export const abilityMessages: Messages<AbilityDetails> = {
  "unclosed-brace": () => "Cannot read the directive: unclosed brace",
  "empty-directive": () => "Cannot read the directive: it is empty",
  "binding-without-colon": ({ found }) =>
    `Cannot read the binding "${found}": expected "name: value"`,
  "invalid-binding-value": ({ name, value, expected }) =>
    `Cannot bind "${name}" to "${value}": expected ${either(expected)}`,
  "unresolved-variable": ({ variable, directive }) =>
    `Cannot resolve {${directive}}: variable "${variable}" has no value`,
  "wrong-variable-type": ({ variable, directive, expected, found }) =>
    `Cannot resolve {${directive}}: variable "${variable}" is ${found}, expected ${expected}`,
  "other-dialect": ({ directive, dialect, expected }) =>
    `Cannot read {${directive}}: it is ${dialect}, but the text is read as ${expected}`,
  "unknown-phrase": ({ directive, variable }) =>
    `Phrase of {${directive}} is unknown: "${variable}" alone says what it is`,
  "ignored-arguments": ({ directive, variable }) =>
    `Arguments of {${directive}} are ignored: it takes one, and reads "${variable}"`,
  "unexpected-token": ({ found, expected }) =>
    expected.length === 0
      ? `Cannot read ${found} here`
      : `Cannot read ${found} here: expected ${either(expected)}`,
  "unexpected-end": ({ expected }) =>
    `Cannot end the text here: expected ${either(expected)}`,
  "stray-brace": () => 'Cannot read "}" here: no directive is open',
  "unused-variable": ({ variable }) =>
    `Variable "${variable}" is never used: no directive of the text reads it`,
  "nested-too-deeply": ({ found }) =>
    `Cannot read ${found}: the text is nested too deeply`,
};

/** "one", "one or two", "one, two or three". */
function either(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(", ")} or ${last}`;
}
