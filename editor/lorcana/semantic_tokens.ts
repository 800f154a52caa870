import type { SemanticToken } from "../answers.ts";
import {
  type LorcanaText,
  paragraphsOf,
  type PlacedParagraph,
} from "./lorcana_text.ts";

/** The names of abilities, and reminder text. */
export function semanticTokensOf(
  document: LorcanaText,
): readonly SemanticToken[] {
  return paragraphsOf(document).flatMap((paragraph) => [
    ...nameToken(paragraph),
    ...paragraph.read.reminders.map((span): SemanticToken => ({
      span: {
        start: span.start + paragraph.start,
        end: span.end + paragraph.start,
      },
      role: "comment",
    })),
  ]);
}

function nameToken({ start, read }: PlacedParagraph): readonly SemanticToken[] {
  const { name = "", text } = read;
  if (name === "" || !text.startsWith(name)) return [];
  return [{ span: { start, end: start + name.length }, role: "keyword" }];
}
