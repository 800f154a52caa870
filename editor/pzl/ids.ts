import type { Cursor, Destination } from "../answers.ts";
import { cardsOn, type PlacedModifier } from "./cards.ts";
import { linesOf, type PuzzleText, textIn } from "./scan.ts";

/** A number that stands for a card. */
export interface PlacedId extends Destination {
  readonly id: string;
  /** Whether it gives the card its number, or refers to one. */
  readonly isDefinition: boolean;
  /** The name of the card that it stands at. */
  readonly card: string;
}

/** The modifiers whose values are ids of other cards, in lower case. */
export const REFERENCES: ReadonlySet<string> = new Set([
  "attachedto",
  "attaching",
  "attacking",
  "chosencards",
  "exiledwith",
  "imprinting",
  "rememberedcards",
]);

/** All ids of a puzzle, in the order of the file. */
export function idsOf(document: PuzzleText): readonly PlacedId[] {
  return linesOf(document).flatMap((line) =>
    cardsOn(document, line).flatMap(({ name, modifiers }) =>
      modifiers.flatMap((each) =>
        idsIn(document, each, textIn(document, name).trim())
      )
    )
  );
}

/** The id under the cursor. */
export function idAt(
  document: PuzzleText,
  { offset }: Cursor,
): PlacedId | undefined {
  return idsOf(document).find(({ span }) =>
    span.start <= offset && offset <= span.end
  );
}

function idsIn(
  document: PuzzleText,
  { word, value }: PlacedModifier,
  card: string,
): readonly PlacedId[] {
  const name = textIn(document, word).trim().toLowerCase();
  const isDefinition = name === "id";
  if (value === undefined || !isDefinition && !REFERENCES.has(name)) return [];
  return [...textIn(document, value).matchAll(/\d+/g)].map(
    ({ index, 0: id }) => {
      const start = value.start + index;
      const span = { start, end: start + id.length };
      return { id, isDefinition, card, span };
    },
  );
}
