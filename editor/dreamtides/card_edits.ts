import type { Edit } from "../answers.ts";
import { difference } from "../edits.ts";
import type { CardText } from "./card_text.ts";

/** The edits of text and variables that turn one card into another. */
export function cardEdits(before: CardText, after: CardText): readonly Edit[] {
  return [
    ...textEdits(before.text, after.text),
    ...textEdits(before.variables, after.variables)
      .map((edit): Edit => ({ ...edit, source: "variables" })),
  ];
}

/** An edit of a text that keeps the white space around it. */
function textEdits(before: string, after: string): readonly Edit[] {
  const said = before.trim();
  const offset = said === "" ? 0 : before.indexOf(said);
  return difference(said, after.trim()).map(({ span, replacement }) => ({
    span: { start: span.start + offset, end: span.end + offset },
    replacement,
  }));
}
