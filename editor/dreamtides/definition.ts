import type { Cursor, Destination } from "../answers.ts";
import type { CardText } from "./card_text.ts";
import { bindingOf, variablesAt } from "./variable_uses.ts";

/** The variables that the directive under the cursor reads. */
export function definitionAt(
  card: CardText,
  cursor: Cursor,
): readonly Destination[] {
  return variablesAt(card, cursor).flatMap((name) => bindingOf(card, name));
}
