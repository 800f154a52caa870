import { strictEqual } from "node:assert/strict";
import { DIRECTIVES } from "../../ast/internal.ts";
import type { integer } from "../../parser/primitives.ts";

/** Names, and whether `integer` takes them. */
const NAMES = {
  "foresee": true,
  "fooresee": false,
  "multiplyby": true,
  "MultiplyBy": false, // The grammar spells directives in lowercase.
  "a-subtype": false, // It stands for no number.
  "dissolve": false, // It stands for nothing that a variable holds.
} as const;

/** The same by type: a wrong answer above does not compile. */
const TAKEN: {
  readonly [N in keyof typeof NAMES]: N extends Parameters<typeof integer>[0]
    ? true
    : false;
} = NAMES;

for (const [name, isTaken] of Object.entries(TAKEN)) {
  const verb = isTaken ? "takes" : "does not take";
  Deno.test(`integer() ${verb} "${name}", which the table of directives bears out`, () => {
    const isInteger = Object.entries(DIRECTIVES).some(([each, { kind }]) =>
      kind === "integer" && each.toLowerCase() === name
    );
    strictEqual(isInteger, isTaken);
  });
}
