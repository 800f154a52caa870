import { parseAbility, tryPrint } from "../../lorcana/internal.ts";
import type { Edit } from "../answers.ts";
import { difference } from "../edits.ts";
import { type LorcanaText, paragraphsOf } from "./lorcana_text.ts";
import { withoutSpans } from "./without_spans.ts";

/**
 * The canonical wording of each paragraph that has one. Reminder text and names
 * are not part of what is printed, so paragraphs with either stay as they are.
 */
export function formatted(document: LorcanaText): readonly Edit[] {
  return paragraphsOf(document).flatMap(({ start, read }) => {
    const isBare = read.reminders.length === 0 && read.name === undefined;
    if (!read.ok || !isBare) return [];
    const printed = tryPrint(read.abilities);
    if (!printed.ok) return [];
    const again = parseAbility(printed.text, document.options);
    const isSame = again.ok &&
      meaning(again.abilities) === meaning(read.abilities);
    if (!isSame) return [];
    return difference(read.text, printed.text).map(({ span, replacement }) => ({
      span: { start: span.start + start, end: span.end + start },
      replacement,
    }));
  });
}

function meaning(abilities: unknown): string {
  return JSON.stringify(withoutSpans(abilities));
}
