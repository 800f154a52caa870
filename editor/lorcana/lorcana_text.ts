import { type ParseResult, rememberingReader } from "../../lorcana/internal.ts";
import { keepingEach } from "../../memo.ts";

/** The ability text of one Lorcana card. */
export interface LorcanaText {
  /** Its paragraphs. */
  readonly text: string;
  /** What else is known about the card. */
  readonly options?: LorcanaCard;
}

/** What is known about a Lorcana card in addition to its text. */
export interface LorcanaCard {
  /** The printed name of the ability, if it is not part of the text. */
  readonly name?: string;
  /** "character", "action", "item" or "location". */
  readonly cardType?: string;
  /** The name of the card, without its version. */
  readonly cardName?: string;
}

/** A paragraph that was read, and where it begins. */
export interface PlacedParagraph {
  readonly start: number;
  readonly read: ParseResult;
}

/** The paragraphs of a text with their positions and problems. */
export const explainedParagraphsOf: (
  document: LorcanaText,
) => readonly PlacedParagraph[] = keepingEach((document) =>
  readParagraphs(document, true)
);

/** The same without explanations of why a paragraph cannot be read. */
export const paragraphsOf: (
  document: LorcanaText,
) => readonly PlacedParagraph[] = keepingEach((document) =>
  readParagraphs(document, false)
);

const readCardText = rememberingReader();

function readParagraphs(
  { text, options = {} }: LorcanaText,
  explains: boolean,
): readonly PlacedParagraph[] {
  let end = 0;
  const all = readCardText(text, { ...options, spans: true }, explains);
  return all.map((read) => {
    const start = Math.max(end, text.indexOf(read.text, end));
    end = start + read.text.length;
    return { start, read };
  });
}

/** The paragraph that an offset is in. */
export function paragraphAt(
  document: LorcanaText,
  offset: number,
): PlacedParagraph | undefined {
  return paragraphsOf(document).find(({ start, read }) =>
    start <= offset && offset <= start + read.text.length
  );
}
