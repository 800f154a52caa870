import type { Completion, Cursor } from "../answers.ts";
import { completionsAt as completionsInCard } from "../dreamtides/completions.ts";
import type { TomlPair, TomlSection } from "../../tabula/internal.ts";
import { type CursorInCard, cursorInCard } from "./card_at.ts";
import {
  type CardFile,
  keyOf,
  scanCards,
  type Scanned,
  tableOf,
  valueOf,
} from "./card_file.ts";
import { type KeyForm, KEYS, keysOf, type ValueForm } from "./keys.ts";

/** Words of rules text, keys of tables, their values, and names of tables. */
export function completionsAt(
  document: CardFile,
  { offset }: Cursor,
): readonly Completion[] {
  const file = scanCards(document);
  const inCard = cursorInCard(file, offset);
  if (inCard !== undefined) return cardCompletions(inCard);
  const section = file.sectionAt(offset);
  const line = document.text.slice(
    document.text.lastIndexOf("\n", offset - 1) + 1,
    offset,
  );
  if (/^\s*\[/.test(line)) return tableCompletions(line, offset);
  const pair = file.pairsOf(section).find(({ value }) =>
    value !== undefined && value.start <= offset && offset <= value.end
  );
  return pair === undefined
    ? keyCompletions(file, section, { line, offset })
    : valueCompletions(document, file, section, pair);
}

function cardCompletions(
  { card, cursor, moved, movedEdit }: CursorInCard,
): readonly Completion[] {
  return completionsInCard(card, cursor).flatMap((completion) => {
    const [edit] = movedEdit(completion);
    if (edit === undefined) return [];
    const { also, ...own } = completion;
    return [{
      ...moved(own),
      span: edit.span,
      replacement: edit.replacement,
      ...also && { also: also.flatMap(movedEdit) },
    }];
  });
}

function tableCompletions(
  line: string,
  offset: number,
): readonly Completion[] {
  return Object.keys(KEYS).map((table) => ({
    label: `[[${table}]]`,
    kind: "section",
    span: { start: offset - line.trimStart().length, end: offset },
    replacement: `[[${table}]]`,
  }));
}

/** A line up to the cursor. */
interface TypedLine {
  readonly line: string;
  readonly offset: number;
}

function keyCompletions(
  file: Scanned,
  section: TomlSection,
  { line, offset }: TypedLine,
): readonly Completion[] {
  if (!/^\s*[\w-]*$/.test(line)) return [];
  const start = offset - line.trimStart().length;
  const present = new Set(
    file.pairsOf(section).filter(({ keySpan }) => keySpan.start !== start)
      .map(keyOf),
  );
  return Object.entries(keysOf(tableOf(section)))
    .filter(([key]) => !present.has(key))
    .map(([key, form]) => ({
      label: key,
      kind: "key",
      detail: form.help,
      span: { start, end: offset },
      replacement: `${key} = ${emptyValue(form)}`,
    }));
}

/** What a new key starts with. */
function emptyValue({ value }: KeyForm): string {
  const starts: { readonly [K in ValueForm["kind"]]: string } = {
    "text": '""',
    "rules-text": '""',
    "variables": '""',
    "id": '""',
    "card-id": '""',
    "color": '""',
    "one-of": '""',
    "flag": "false",
    "integer": "0",
    "number": "1.0",
    "amount": "0",
  };
  return starts[value.kind];
}

function valueCompletions(
  document: CardFile,
  file: Scanned,
  section: TomlSection,
  pair: TomlPair,
): readonly Completion[] {
  const { value } = pair;
  const form = keysOf(tableOf(section))[keyOf(pair)]?.value;
  if (form === undefined || value === undefined) return [];
  const values = form.kind === "one-of"
    ? form.names.map((name): Choice => ({ value: JSON.stringify(name) }))
    : form.kind === "flag"
    ? [{ value: "true" }, { value: "false" }]
    : form.kind === "card-id"
    ? cardIds([file, ...(document.neighbors ?? []).map(scanCards)])
    : [];
  return values.map(({ value: written, name }) => ({
    label: name ?? written,
    kind: "value",
    ...name !== undefined && { detail: written },
    span: value,
    replacement: written,
  }));
}

/** A value that can be chosen, and what it is called. */
interface Choice {
  readonly value: string;
  readonly name?: string;
}

function cardIds(files: readonly Scanned[]): readonly Choice[] {
  return files.flatMap((file) =>
    file.sections.flatMap((section): readonly Choice[] => {
      const id = valueOf(file, section, "id");
      const name = valueOf(file, section, "name");
      return id === undefined || name === undefined
        ? []
        : [{ value: JSON.stringify(id), name }];
    })
  );
}
