import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Completion, CompletionKind, Edit } from "../../editor/mod.ts";
import { textEdit } from "./converted.ts";

const KINDS: { readonly [K in CompletionKind]: CompletionItemKind } = {
  word: CompletionItemKind.Text,
  punctuation: CompletionItemKind.Operator,
  keyword: CompletionItemKind.Keyword,
  variable: CompletionItemKind.Variable,
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  section: CompletionItemKind.Module,
};

/**
 * A completion at an offset; editors keep the order of the list. It says nothing
 * of its own to compare with what is typed: with that, Neovim would put it
 * behind the brace of a directive, not in its place.
 */
export function completionItem(
  lines: TextDocument,
  completion: Completion,
  offset: number,
  index: number,
): CompletionItem {
  const { label, kind, detail, also } = completion;
  const typed = lines.getText().slice(completion.span.start, offset);
  return {
    label,
    kind: KINDS[kind],
    ...detail !== undefined && { detail },
    sortText: `${index}`.padStart(4, "0"),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: textEdit(lines, betweenMarks(lines, completion, typed)),
    ...also && {
      additionalTextEdits: also.map((edit) => textEdit(lines, edit)),
    },
  };
}

/**
 * The same edit without a quotation mark before the cursor that the label has
 * not, since editors compare what is typed with the label; and without the mark
 * behind the cursor, since some do not replace what stands there.
 */
function betweenMarks(
  lines: TextDocument,
  { label, span, replacement }: Completion,
  typed: string,
): Edit {
  const behind = lines.getText().slice(span.start + typed.length, span.end);
  const [mark = ""] = /^["']/.exec(typed) ?? [];
  const opens = replacement.startsWith(mark) && !label.startsWith(mark);
  const closes = /["'}]$/.test(behind) && replacement.length > 1 &&
    replacement.at(-1) === behind.at(-1);
  const [before, after] = [opens ? 1 : 0, closes ? 1 : 0];
  return {
    span: { start: span.start + before, end: span.end - after },
    replacement: replacement.slice(before, replacement.length - after),
  };
}
