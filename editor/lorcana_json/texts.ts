import type { Cursor, Edit, Stretch } from "../answers.ts";
import type { LorcanaText } from "../lorcana/lorcana_text.ts";
import { type JsonString, type JsonText, stringsOf } from "./scan.ts";

/** A Lorcana text in a JSON file, and the mapping between the two. */
export interface PlacedText {
  readonly document: LorcanaText;
  readonly string: JsonString;
  /** Converts an answer about the text to one about the file. */
  readonly moved: <L extends Stretch>(answer: L) => L;
  readonly movedEdit: (edit: Edit) => Edit;
}

/** The texts of a file: the strings of a list, and those with the key "text". */
export function textsOf(json: JsonText): readonly PlacedText[] {
  const strings = stringsOf(json);
  const families = Map.groupBy(strings, ({ parent }) => parent);
  return strings.filter(isText).map((string) => {
    const siblings = families.get(string.parent) ?? [];
    const moved = <L extends Stretch>(answer: L): L => ({
      ...answer,
      span: {
        start: string.offsets[answer.span.start] ?? string.span.end,
        end: string.offsets[answer.span.end] ?? string.span.end,
      },
    });
    return {
      document: {
        text: string.value,
        options: string.key === undefined ? {} : optionsOf(siblings),
      },
      string,
      moved,
      movedEdit: (edit) => ({
        ...moved(edit),
        replacement: JSON.stringify(edit.replacement).slice(1, -1),
      }),
    };
  });
}

/** The text that an offset is in, and the cursor in that text. */
export function cursorInText(
  json: JsonText,
  offset: number,
): (PlacedText & { readonly cursor: Cursor }) | undefined {
  const found = textsOf(json).find(({ string: { span } }) =>
    span.start <= offset && offset <= span.end
  );
  if (found === undefined) return undefined;
  const inner = found.string.offsets.findIndex((each) => each >= offset);
  return { ...found, cursor: { offset: inner } };
}

/** A string directly in the list, or the text of an entry. */
function isText({ key, depth }: JsonString): boolean {
  return key === "text" || key === undefined && depth === 1;
}

function optionsOf(
  siblings: readonly JsonString[],
): NonNullable<LorcanaText["options"]> {
  const valueOf = (key: string) =>
    siblings.find((each) => each.key === key)?.value;
  const name = valueOf("name");
  const cardType = valueOf("cardType");
  return {
    ...name !== undefined && { name },
    ...cardType !== undefined && { cardType },
  };
}
