import type { Cursor, Destination } from "../answers.ts";
import type { CardText } from "./card_text.ts";
import { bindingOf, usesOf, variablesAt } from "./variable_uses.ts";

/** The variable under the cursor and all directives that read it. */
export function referencesAt(
  card: CardText,
  cursor: Cursor,
): readonly Destination[] {
  return variablesAt(card, cursor).flatMap((name) => [
    ...bindingOf(card, name),
    ...usesOf(card, name),
  ]);
}
