import type { Cursor, Edit, Stretch } from "../answers.ts";
import type { CardText } from "../dreamtides/card_text.ts";
import type { TomlPair, TomlSection } from "../../tabula/internal.ts";
import {
  cardTextOf,
  RULES_TEXT,
  type Scanned,
  VARIABLES,
} from "./card_file.ts";

/** A card in a file: its text, and the way between it and the file. */
export interface PlacedCard {
  readonly card: CardText;
  readonly section: TomlSection;
  /** An answer about the card, as one about the file. */
  readonly moved: <L extends Stretch>(answer: L) => L;
  /** An edit of the card as one of the file, if its strings can hold it. */
  readonly movedEdit: (edit: Edit) => readonly Edit[];
}

/** The card of a table, if it has rules text. */
export function placedCard(
  file: Scanned,
  section: TomlSection,
): PlacedCard | undefined {
  const card = cardTextOf(file, section);
  if (card === undefined) return undefined;
  return {
    card,
    section,
    moved: (answer) => moveToFile(file, section, answer),
    movedEdit: (edit) => moveEditToFile(file, section, edit),
  };
}

/** A cursor in the rules text or the variables of a card. */
export interface CursorInCard extends PlacedCard {
  readonly cursor: Cursor;
}

/** The card whose text or variables an offset is in. */
export function cursorInCard(
  file: Scanned,
  offset: number,
): CursorInCard | undefined {
  const section = file.sectionAt(offset);
  const placed = placedCard(file, section);
  if (placed === undefined) return undefined;
  for (const key of [RULES_TEXT, VARIABLES]) {
    const pair = file.pairOf(section, key);
    const string = pair && file.stringOf(pair);
    if (string === undefined || !isInside(pair, offset)) continue;
    const inner: Cursor = { offset: string.toValue(offset) };
    return {
      ...placed,
      cursor: key === VARIABLES ? { ...inner, source: "variables" } : inner,
    };
  }
  return undefined;
}

/** Whether an offset is between the quotes of a value. */
function isInside(pair: TomlPair | undefined, offset: number): boolean {
  return pair?.value !== undefined && pair.value.start < offset &&
    offset <= pair.value.end;
}

function moveToFile<L extends Stretch>(
  file: Scanned,
  section: TomlSection,
  { source, ...answer }: L,
): L {
  const key = source === "variables" ? VARIABLES : RULES_TEXT;
  const pair = file.pairOf(section, key) ?? file.pairOf(section, RULES_TEXT);
  const span = (pair && file.stringOf(pair))?.toText(answer.span) ??
    pair?.value ?? section.header;
  // All fields but the one that is optional, and the span, are the answer's own.
  return { ...answer, span } as unknown as L;
}

function moveEditToFile(
  file: Scanned,
  section: TomlSection,
  edit: Edit,
): readonly Edit[] {
  const key = edit.source === "variables" ? VARIABLES : RULES_TEXT;
  const pair = file.pairOf(section, key);
  const string = pair && file.stringOf(pair);
  if (string === undefined) {
    return newVariables(file, section, edit.replacement);
  }
  const replacement = string.written(edit.replacement);
  return replacement === undefined
    ? []
    : [{ ...moveToFile(file, section, edit), replacement }];
}

/** A card without variables gets a line for them below its rules text. */
function newVariables(
  { text, pairOf }: Scanned,
  section: TomlSection,
  variables: string,
): readonly Edit[] {
  const above = pairOf(section, RULES_TEXT)?.value;
  if (above === undefined) return [];
  const line = text.indexOf("\n", above.end);
  const end = line === -1 ? text.length : line;
  const span = { start: end, end };
  const value = JSON.stringify(variables);
  return [{ span, replacement: `\n${VARIABLES} = ${value}` }];
}
