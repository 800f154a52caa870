import {
  type AnyDirective,
  type DirectiveKind,
  type DirectiveName,
  DIRECTIVES,
} from "../../ast/internal.ts";
import { classic, type Dialect, respelled } from "../../lexer/dialects/mod.ts";
import { parse } from "../../parser/mod.ts";
import { serialize } from "../../serializer/mod.ts";
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

/** Every directive of a dialect, those that stand for a value first. */
export function directiveRows(
  dialect: Dialect = classic,
): readonly DirectiveRow[] {
  // Its own keys only.
  const names = Object.keys(DIRECTIVES) as DirectiveName[];
  const rows = [
    ...names.map((name) => valueRow(name, dialect)),
    modeRow(dialect),
    ...Object.entries(KEYWORD_EXAMPLES).map(([name, example]) => ({
      directive: dialect.words(`{${name}}`),
      variables: "",
      value: "a word of the game",
      example: exampleIn(dialect, example),
    })),
  ];
  // What two directives of one dialect are may be one in another.
  return rows.filter(({ directive }, i) =>
    rows.findIndex((row) => row.directive === directive) === i
  );
}

function modeRow(dialect: Dialect): DirectiveRow {
  const { text, names } = dialect.modeCost(1);
  return {
    directive: text,
    variables: names.join(", "),
    value: `a number; each mode has its own: ${dialect.modeCost(2).text} …`,
    example: exampleIn(dialect, KEYWORD_EXAMPLES["ChooseOne"] ?? [""]),
  };
}

function valueRow(name: DirectiveName, dialect: Dialect): DirectiveRow {
  const { kind, otherwise }: AnyDirective = DIRECTIVES[name];
  const { text, names } = dialect.plain(name);
  const variables = names.join(", ");
  const hasOther = otherwise !== undefined && !names.includes(otherwise);
  return {
    directive: text,
    variables: hasOther ? `${variables} (else ${otherwise})` : variables,
    value: KINDS[kind],
    example: exampleIn(dialect, VALUE_EXAMPLES[name]),
  };
}

/** The same card in another dialect. */
function exampleIn(
  dialect: Dialect,
  example: DirectiveExample,
): DirectiveExample {
  if (dialect === classic) return example;
  const [text, variables] = example;
  const read = parse(text, variables, { dialect: "classic" });
  const written = read.ok
    ? serialize(read.abilities, { dialect: dialect.name })
    // No rule of the grammar reads {figments} yet.
    : { text: respelled(text, dialect), variables: "g: celestial" };
  return written.variables === ""
    ? [written.text]
    : [written.text, written.variables];
}
