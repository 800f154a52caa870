import {
  parseCardText,
  type ParseOptions,
  type ParseResult,
} from "../../lorcana/mod.ts";

/** The ability text of one Lorcana card. */
export interface LorcanaText {
  readonly text: string;
  /** What is known of the card besides. */
  readonly options?: Pick<ParseOptions, "name" | "cardType" | "cardName">;
}

/** A paragraph that was read, and where it begins. */
export interface PlacedParagraph {
  readonly start: number;
  readonly read: ParseResult;
}

/** The paragraphs of a text, each at its place. */
export function paragraphsOf(
  { text, options = {} }: LorcanaText,
): readonly PlacedParagraph[] {
  let end = 0;
  return parseCardText(text, { ...options, spans: true }).map((read) => {
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
