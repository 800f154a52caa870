import {
  type AnyDirective,
  type DirectiveKind,
  type DirectiveName,
  DIRECTIVES,
} from "../../ast/mod.ts";
import {
  type DirectiveExample,
  KEYWORD_EXAMPLES,
  VALUE_EXAMPLES,
} from "./directive_examples.ts";

/** A directive as it is explained. */
export interface DirectiveRow {
  /** As it is written: "{cards}". */
  readonly directive: string;
  /** The variables it reads, in words. */
  readonly variables: string;
  /** What it stands for, in words. */
  readonly value: string;
  readonly example: DirectiveExample;
}

const KINDS: { readonly [K in DirectiveKind]: string } = {
  integer: "a number",
  subtype: "a subtype",
  figment: "a figment",
  "figment-count": "a number of figments",
  "subtype-count": "a number of allies of a subtype",
};

/** Every directive, those that stand for a value first. */
export function directiveRows(): readonly DirectiveRow[] {
  // Its own keys only.
  const names = Object.keys(DIRECTIVES) as DirectiveName[];
  return [
    ...names.map(valueRow),
    {
      directive: "{mode1-cost}",
      variables: "mode1-cost",
      value: "a number; each mode has its own: {mode2-cost} …",
      example: KEYWORD_EXAMPLES["ChooseOne"] ?? [""],
    },
    ...Object.entries(KEYWORD_EXAMPLES).map(([name, example]) => ({
      directive: `{${name}}`,
      variables: "",
      value: "a word of the game",
      example,
    })),
  ];
}

function valueRow(name: DirectiveName): DirectiveRow {
  const { kind, reads, otherwise }: AnyDirective = DIRECTIVES[name];
  const variables = reads.join(", ");
  return {
    directive: `{${name}}`,
    variables: otherwise === undefined
      ? variables
      : `${variables} (else ${otherwise})`,
    value: KINDS[kind],
    example: VALUE_EXAMPLES[name],
  };
}
