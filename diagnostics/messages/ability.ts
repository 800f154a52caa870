import type { Messages } from "../catalogue.ts";

/** What the messages about ability texts need to know. */
export interface AbilityDetails {
  "unclosed-brace": Record<never, never>;
  "empty-directive": Record<never, never>;
  "binding-without-colon": { found: string };
  "invalid-binding-value": { name: string; value: string };
  "unresolved-variable": { variable: string; directive: string };
  "wrong-variable-type": {
    variable: string;
    directive: string;
    expected: string;
    found: string;
  };
  "unexpected-token": { found: string; expected: readonly string[] };
  "nested-too-deeply": { found: string };
}

/** The messages about ability texts. */
export const abilityMessages: Messages<AbilityDetails> = {
  "unclosed-brace": () => "Cannot read the directive: unclosed brace",
  "empty-directive": () => "Cannot read the directive: it is empty",
  "binding-without-colon": ({ found }) =>
    `Cannot read the binding "${found}": expected "name: value"`,
  "invalid-binding-value": ({ name, value }) =>
    `Cannot bind "${name}" to "${value}": expected a whole number, a subtype or a figment`,
  "unresolved-variable": ({ variable, directive }) =>
    `Cannot resolve {${directive}}: variable "${variable}" has no value`,
  "wrong-variable-type": ({ variable, directive, expected, found }) =>
    `Cannot resolve {${directive}}: variable "${variable}" is ${found}, expected ${expected}`,
  "unexpected-token": ({ found, expected }) =>
    expected.length === 0
      ? `Cannot read ${found} here`
      : `Cannot read ${found} here: expected ${expected.join(" or ")}`,
  "nested-too-deeply": ({ found }) =>
    `Cannot read ${found}: the text is nested too deeply`,
};
