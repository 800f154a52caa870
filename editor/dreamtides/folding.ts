import type { Fold } from "../answers.ts";
import type { CardText } from "./card_text.ts";
import { paragraphSpans } from "./paragraph_at.ts";

/** Abilities of several lines, such as those with modes. */
export function foldingOf({ text }: CardText): readonly Fold[] {
  return paragraphSpans(text)
    .filter(({ start, end }) => text.slice(start, end).includes("\n"))
    .map((span) => ({ span, kind: "region" }));
}
