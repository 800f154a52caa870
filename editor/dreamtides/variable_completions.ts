import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  type VariableKind,
} from "../../ast/internal.ts";
import { type Dialect, DIALECTS } from "../../lexer/dialects/mod.ts";
import {
  boundTo,
  KINDS_IN_WORDS,
  type Need,
  needsOf,
  valueName,
} from "../../lexer/internal.ts";
import type { Completion } from "../answers.ts";
import { bindingAt } from "./bindings_at.ts";
import { bindingsOf, type CardText, dialectOf, tokensOf } from "./card_text.ts";

/** The variables that the text needs and lacks, or the values of one. */
export function variableCompletions(
  card: CardText,
  offset: number,
): readonly Completion[] {
  const { variables } = card;
  const binding = bindingAt(variables, offset);
  if (binding?.value === undefined || offset < binding.value.start) {
    const start = binding?.name.start ?? offset;
    return names(card, { start: Math.min(start, offset), end: offset });
  }
  const name = variables.slice(binding.name.start, binding.name.end);
  const dialect = DIALECTS[dialectOf(card)];
  const need = needs(card).find((each) => each.names.includes(name));
  const { start, end } = binding.value;
  const gap = variables[start - 1] === ":" ? " " : "";
  return (need === undefined ? [] : VALUES[need.kind](dialect)).map((
    value,
  ) => ({
    label: value,
    kind: "value",
    span: { start, end },
    source: "variables",
    replacement: gap + value,
  }));
}

/** The values of each kind that have names. */
const VALUES: {
  readonly [K in VariableKind]: (dialect: Dialect) => readonly string[];
} = {
  Integer: () => [],
  Subtype: ({ subtype }) => CARD_SUBTYPES.map(subtype),
  Figment: () => FIGMENT_TYPES.map(valueName),
};

/** Everything that the directives of a text need. */
function needs(card: CardText): readonly Need[] {
  return tokensOf(card).filter(({ kind }) => kind === "directive")
    .flatMap(({ text }) => needsOf(text, DIALECTS[dialectOf(card)]));
}

function names(
  card: CardText,
  span: Completion["span"],
): readonly Completion[] {
  const bindings = bindingsOf(card);
  const missing = needs(card).filter((need) =>
    boundTo(need, bindings) === undefined
  );
  const kinds = new Map(missing.map(({ names, kind }) => [names[0], kind]));
  return [...kinds].flatMap(([name, kind]): readonly Completion[] =>
    name === undefined ? [] : [{
      label: name,
      kind: "variable",
      detail: KINDS_IN_WORDS[kind],
      span,
      source: "variables",
      replacement: `${name}: `,
    }]
  );
}
