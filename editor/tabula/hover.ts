import { display } from "../../serializer/display/mod.ts";
import type { Cursor, Hover } from "../answers.ts";
import { hoverAt as hoverInCard } from "../dreamtides/hover.ts";
import { code, escapeText, joinParagraphs, quotation } from "../markdown.ts";
import type { TomlPair } from "../../tabula/internal.ts";
import { cursorInCard } from "./card_at.ts";
import {
  type CardFile,
  keyOf,
  scanCards,
  type Scanned,
  tableOf,
  valueOf,
} from "./card_file.ts";
import { cardsWithId, idAt } from "./ids.ts";
import { type KeyForm, keysOf } from "./keys.ts";

/** What a word of rules text, a key, or the id of a card means. */
export function hoverAt(
  document: CardFile,
  { offset }: Cursor,
): Hover | undefined {
  const file = scanCards(document);
  const at = cursorInCard(file, offset);
  if (at !== undefined) {
    const hover = hoverInCard(at.card, at.cursor);
    return hover && at.moved(hover);
  }
  const section = file.sectionAt(offset);
  const pair = file.pairsOf(section).find(({ keySpan, value }) =>
    keySpan.start <= offset && offset <= (value?.end ?? keySpan.end)
  );
  if (pair === undefined) return undefined;
  const markdown = joinParagraphs([
    keyHelp(pair, keysOf(tableOf(section))[keyOf(pair)]),
    keyOf(pair) === "card-id" ? cardHelp(document, file, offset) : undefined,
  ]);
  return markdown === "" ? undefined : { span: pair.keySpan, markdown };
}

function keyHelp(
  pair: TomlPair,
  form: KeyForm | undefined,
): string | undefined {
  if (form === undefined) return undefined;
  const { help, value, isNeeded } = form;
  const names = value.kind === "one-of"
    ? value.names.map((name) => code(`"${name}"`)).join(", ")
    : undefined;
  return joinParagraphs([
    `${code(keyOf(pair))}${isNeeded ? " (needed)" : ""}: ${help}`,
    names,
  ]);
}

/** The card that an id stands for, as players see it. */
function cardHelp(
  document: CardFile,
  file: Scanned,
  offset: number,
): string | undefined {
  const id = idAt(file, offset);
  const [target] = id === undefined ? [] : cardsWithId(document, id);
  if (target === undefined) return undefined;
  const text = target.file === undefined
    ? document.text
    : document.neighbors?.find((each) => each.file === target.file)?.text ?? "";
  const { dialect = "auto" } = document;
  const other = scanCards({ text, dialect });
  const section = other.sectionAt(target.span.start);
  const name = valueOf(other, section, "name") ?? "";
  const shown = display(
    valueOf(other, section, "rules-text") ?? "",
    valueOf(other, section, "variables"),
    { dialect },
  );
  return joinParagraphs([
    `**${escapeText(name)}**`,
    shown.ok && shown.plain !== "" ? quotation(shown.plain) : undefined,
  ]);
}
