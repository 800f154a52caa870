import { tabulaCertainties } from "../../tabula/internal.ts";
import type { Edit, Fix } from "../answers.ts";
import { canonical } from "../dreamtides/canonical.ts";
import { cardEdits } from "../dreamtides/card_edits.ts";
import { fixesAt as cardFixesAt } from "../dreamtides/fixes.ts";
import { repairCard } from "../dreamtides/repair_card.ts";
import { compatible } from "../edits.ts";
import type { Selection } from "../language.ts";
import { certainEdits, fixAll, suggestionFixes } from "../suggestion_fixes.ts";
import { cursorInCard, type PlacedCard, placedCard } from "./card_at.ts";
import { type CardFile, scanCards, type Scanned } from "./card_file.ts";
import { diagnosticsOf } from "./diagnostics.ts";

/** Fixes of rows and keys, of the card at the selection, and of the whole file. */
export function fixesAt(
  document: CardFile,
  selection: Selection,
): readonly Fix[] {
  const file = scanCards(document);
  const rows = diagnosticsOf(document).filter((each) =>
    cursorInCard(file, each.span.start) === undefined
  );
  return [
    ...suggestionFixes(
      rows,
      selection,
      ({ span }) => document.text.slice(span.start, span.end),
    ),
    ...cardFixes(file, selection),
    ...fixAll([
      ...certainEdits(rows, document.text, tabulaCertainties),
      ...cardsOf(file).flatMap(repairs),
    ]),
    ...canonicalFile(file),
  ];
}

function cardFixes(file: Scanned, selection: Selection): readonly Fix[] {
  const at = cursorInCard(file, selection.start);
  if (at === undefined) return [];
  const to = cursorInCard(file, selection.end)?.cursor.offset;
  const { offset: start, source } = at.cursor;
  const end = Math.max(start, to ?? start);
  return cardFixesAt(at.card, { start, end, ...source && { source } })
    .flatMap((fix): readonly Fix[] => {
      const edits = fix.edits.flatMap(at.movedEdit);
      return edits.length < fix.edits.length ? [] : [{
        ...fix,
        edits,
        ...fix.fixes && { fixes: at.moved(fix.fixes) },
      }];
    });
}

function cardsOf(file: Scanned): readonly PlacedCard[] {
  return file.sections.flatMap((section) => placedCard(file, section) ?? []);
}

function repairs({ card, movedEdit }: PlacedCard): readonly Edit[] {
  return cardEdits(card, repairCard(card)).flatMap(movedEdit);
}

/** The canonical wording of every card that can have it. */
function canonicalFile(file: Scanned): readonly Fix[] {
  const cards = cardsOf(file).flatMap(({ card, movedEdit }) => {
    const better = canonical(card);
    const edits = better === undefined ? [] : cardEdits(card, better);
    const moved = edits.flatMap(movedEdit);
    return moved.length === 0 || moved.length < edits.length ? [] : [moved];
  });
  return cards.length < 2 ? [] : [{
    title: `Use the canonical wording of all ${cards.length} cards`,
    kind: "canonical",
    edits: compatible(cards.flat()),
  }];
}
