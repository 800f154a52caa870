import type { Destination } from "../answers.ts";
import { scanToml, type TomlScan } from "../../tabula/internal.ts";
import { type CardFile, keyOf, type TextFile } from "./card_file.ts";

/** The keys that name a card, and the one that gives a card its id. */
const OWN_ID = "id";
const ID_KEYS: readonly string[] = [OWN_ID, "card-id"];

/** The id under the cursor, in a form that does not depend on its spelling. */
export function idAt(file: TomlScan, offset: number): string | undefined {
  const pair = file.pairsOf(file.sectionAt(offset)).find((each) =>
    ID_KEYS.includes(keyOf(each)) && each.keySpan.start <= offset &&
    offset <= (each.value?.end ?? 0)
  );
  const value = pair && file.stringOf(pair)?.value;
  return value === undefined ? undefined : hexDigits(value);
}

/** The cards that have an id, in a file and its neighbors. */
export function cardsWithId(
  document: CardFile,
  id: string,
): readonly Destination[] {
  return inEach(document, (text) => definitions(text, id));
}

/** Every place that mentions an id, artifacts included. */
export function mentionsOf(
  document: CardFile,
  id: string,
): readonly Destination[] {
  const digits = [...id].join("-?");
  return inEach(
    document,
    (text) =>
      [...text.matchAll(new RegExp(digits, "gi"))].map((
        { index, 0: found },
      ) => ({
        span: { start: index, end: index + found.length },
      })),
  );
}

function inEach(
  document: CardFile,
  find: (text: string) => readonly Destination[],
): readonly Destination[] {
  const others = (document.neighbors ?? []).flatMap((
    { file, text }: TextFile,
  ) => find(text).map((target) => ({ ...target, file })));
  return [...find(document.text), ...others];
}

function definitions(text: string, id: string): readonly Destination[] {
  if (!text.includes("[[")) return [];
  const { sections, pairOf, stringOf } = scanToml(text);
  return sections.flatMap((section) => {
    const pair = pairOf(section, OWN_ID);
    const value = pair && stringOf(pair)?.value;
    return pair?.value !== undefined && value !== undefined &&
        hexDigits(value) === id
      ? [{ span: pair.value }]
      : [];
  });
}

/** The digits of a UUID, whichever way it is written. */
function hexDigits(id: string): string | undefined {
  const digits = id.replace(/^urn:uuid:/, "").replaceAll(/[^0-9a-f]/gi, "");
  return digits.length === 32 ? digits.toLowerCase() : undefined;
}
