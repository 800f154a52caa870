import {
  editDistance,
  mostEdits,
  sharedBeginning,
} from "../../diagnostics/internal.ts";

/** How many letters two words differ in; `undefined` if they are too different. */
export function lettersApart(
  found: string,
  meant: string,
  limit = Infinity,
): number | undefined {
  const most = Math.min(mostEdits(found), limit);
  // Of a hundred words, most are too long or too short.
  if (Math.abs(found.length - meant.length) > most) return undefined;
  if (!/[a-z]/.test(found) || !/[a-z]/.test(meant)) return undefined;
  const edits = editDistance(found, meant, most);
  // Of "bark", "barn" is more likely meant than "dark".
  const other = 0.2 * (1 - sharedBeginning(found, meant) / found.length);
  // Of "quets", "quests" rather than "quest".
  const ending = found.at(-1) === meant.at(-1) ? 0 : 0.02;
  return edits <= most ? edits + other + ending : undefined;
}
