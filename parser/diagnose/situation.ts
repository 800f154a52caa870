import { UNKNOWN } from "../../combinators/mod.ts";
import { missingCode } from "../../combinators/mistakes/mod.ts";
import type { AbilityDetails } from "../../diagnostics/internal.ts";
import type { CardEdit } from "./repair/edit.ts";
import type { FaultyParagraph } from "./repair/faulty_paragraph.ts";

/** The codes of mistakes in sentences. */
export type SentenceCode = keyof Pick<
  AbilityDetails,
  | "unknown-word"
  | "unknown-directive"
  | "missing-braces"
  | "foreign-word"
  | "misplaced-word"
  | "missing-word"
  | "missing-article"
  | "missing-punctuation"
  | "doubled-word"
  | "wrong-order"
  | "value-in-text"
  | "unexpected-end"
  | "plural-for-one"
  | "unclear-scope"
  | "stray-brace"
>;

/** The kind of mistake, judged by what would fix it, or else by the token there. */
export function situationOf(
  faulty: FaultyParagraph,
  at: number,
  edit: CardEdit | undefined,
): SentenceCode {
  const token = faulty.tokens[at];
  switch (edit?.why) {
    case "doubled":
      return "doubled-word";
    case "swapped":
      return "wrong-order";
    case "plural":
      return "plural-for-one";
    case "scope":
      return "unclear-scope";
    case "value":
      return "value-in-text";
    case "foreign":
      return "foreign-word";
    case "inserted":
      return missingCode([edit.added[0]?.spelling ?? ""]);
    case "respelled":
      if (needsBraces(faulty, edit)) return "missing-braces";
  }
  if (token === undefined) return "unexpected-end";
  if (token.kind === "word" && token.text.startsWith("}")) return "stray-brace";
  if (faulty.columns.ids[at] !== UNKNOWN) return "misplaced-word";
  return token.kind === "directive" ? "unknown-directive" : "unknown-word";
}

/** "dissolve" for "{dissolve}". */
function needsBraces(
  { tokens }: FaultyParagraph,
  { at, added }: CardEdit,
): boolean {
  const token = tokens[at];
  return token?.kind === "word" && added[0]?.spelling === `{${token.text}}`;
}
