import { readModifier } from "../modifiers/read_modifier.ts";
import { findForm } from "../modifiers/table.ts";
import type { ModifiersDraft } from "../modifiers/target.ts";
import { newLog } from "../text/log.ts";
import { type Piece, split } from "../text/piece.ts";
import { SEAT_NAMES } from "../values/words.ts";

/** A card without problems, with its numbers and counters in the usual form. */
export function formatCard(element: Piece): string {
  if (!element.text.includes("|")) return element.text;
  const [source, ...modifiers] = split(element, "|");
  return [source?.text, ...modifiers.map(formatModifier)].join("|");
}

/** Texts stay the same: omitting an empty entry would change what Forge reads. */
function formatModifier(written: Piece): string {
  const { text } = written;
  const form = findForm(text.split(":", 1)[0] ?? "");
  if (!form?.numberAt) return text;
  const draft: ModifiersDraft = {};
  readModifier({
    log: newLog(),
    draft,
    seats: SEAT_NAMES,
    written: text,
    fields: [],
    places: [],
  }, written);
  return form.write(draft) ?? text;
}
