import { deepStrictEqual } from "node:assert/strict";
import {
  type DirectiveKind,
  type DirectiveName,
  DIRECTIVES,
  type DirectiveValues,
  tagged,
  type VariableValues,
} from "../../ast/internal.ts";
import { resolve, tokenize } from "../../lexer/internal.ts";
import { phrase, variable } from "../../serializer/phrase.ts";
import { write } from "../../serializer/write.ts";
import { valueOf } from "../results.ts";

/** Two values of each kind. */
const VALUES: {
  readonly [K in DirectiveKind]: readonly [
    DirectiveValues[K],
    DirectiveValues[K],
  ];
} = {
  "integer": [7, 8],
  "subtype": ["Mage", "SpiritAnimal"],
  "figment": ["Shadow", "Radiant"],
  "figment-count": [
    { count: 2, figment: "Shadow" },
    { count: 3, figment: "Radiant" },
  ],
  "subtype-count": [
    { count: 2, subtype: "Mage" },
    { count: 3, subtype: "Robot" },
  ],
};

// A row of the table is all that a directive needs to be written and read.
for (const [spelling, { kind }] of Object.entries(DIRECTIVES)) {
  // The keys of the table.
  const name = spelling as DirectiveName;
  const [value, other] = VALUES[kind];

  Deno.test(`write() writes {${name}} so that resolve() reads it`, () => {
    const { text, bindings } = write(phrase`${variable(name, value)}`);
    deepStrictEqual(text, `{${name}}`);
    deepStrictEqual(read(text, bindings), [value]);
  });

  Deno.test(`write() numbers {${name}} so that resolve() tells two apart`, () => {
    const { text, bindings } = write(
      phrase`${variable(name, value)} ${variable(name, other)}`,
    );
    deepStrictEqual(text, `{${name}1} {${name}2}`);
    deepStrictEqual(read(text, bindings), [value, other]);
  });
}

function read(
  text: string,
  bindings: ReturnType<typeof write>["bindings"],
): readonly unknown[] {
  const bound = bindings.map(({ name, kind, value }) =>
    [name, tagged<VariableValues, typeof kind>(kind, value)] as const
  );
  return valueOf(resolve(valueOf(tokenize(text)), new Map(bound)))
    .map((token) => "value" in token ? token.value : undefined);
}
