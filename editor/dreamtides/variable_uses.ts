import { DIALECTS } from "../../lexer/dialects/mod.ts";
import { boundName, needsOf } from "../../lexer/internal.ts";
import type { Cursor, Destination } from "../answers.ts";
import { bindingAt, bindingsIn } from "./bindings_at.ts";
import {
  bindingsOf,
  type CardText,
  dialectOf,
  tokenAt,
  tokensOf,
} from "./card_text.ts";

/** The variables under the cursor: a binding's, or those a directive reads. */
export function variablesAt(
  card: CardText,
  { offset, source }: Cursor,
): readonly string[] {
  if (source === "variables") {
    const binding = bindingAt(card.variables, offset);
    return binding === undefined
      ? []
      : [card.variables.slice(binding.name.start, binding.name.end)];
  }
  const token = tokenAt(card, offset);
  return token?.kind === "directive" ? variablesOf(card, token.text) : [];
}

/** The directives of a text that read a variable. */
export function usesOf(
  card: CardText,
  variable: string,
): readonly Destination[] {
  return tokensOf(card)
    .filter(({ kind, text }) =>
      kind === "directive" && variablesOf(card, text).includes(variable)
    )
    .map(({ start, end }) => ({ span: { start, end } }));
}

/** Where a variable gets its value. */
export function bindingOf(
  { variables }: CardText,
  variable: string,
): readonly Destination[] {
  const found = bindingsIn(variables).findLast(({ name }) =>
    variables.slice(name.start, name.end) === variable
  );
  return found === undefined ? [] : [{ span: found.name, source: "variables" }];
}

/** The variables that a directive takes its values from. */
function variablesOf(card: CardText, directive: string): readonly string[] {
  const bindings = bindingsOf(card);
  return needsOf(directive, DIALECTS[dialectOf(card)]).flatMap((need) => {
    const name = boundName(need, bindings) ?? need.names[0];
    return name === undefined ? [] : [name];
  });
}
