import { type Dialect, DIALECTS } from "../../lexer/dialects/mod.ts";
import { grammarName } from "../../lexer/internal.ts";
import { keepingRecent } from "../../memo.ts";
import { type NextWords, nextWords } from "../../parser/internal.ts";
import type { CardText } from "./card_text.ts";
import type { Typed } from "./typed.ts";
import { usualSpellings } from "./usual_spellings.ts";

/**
 * The words that begin with what was typed; for a directive, all spellings if
 * none does.
 */
export function candidates(
  { variables }: CardText,
  { beginning, dialect, typed }: Typed,
): readonly string[] {
  const next = wordsAfter({ beginning, variables, dialect });
  const begins = (word: string) => word.toLowerCase().startsWith(typed);
  const found = next.words
    .flatMap((word) => withOthersOfItsKind(word, DIALECTS[dialect]))
    .filter(begins);
  if (found.length > 0 || !typed.startsWith("{")) return found;
  const usual = next.words
    .flatMap((word) => withOthersOfItsName(word, DIALECTS[dialect]))
    .filter(begins);
  return usual.length > 0 ? usual : next.directives.filter(begins);
}

interface Beginning extends Pick<Typed, "beginning" | "dialect"> {
  readonly variables: string;
}

/** While a word is being typed, everything before it stays the same. */
const wordsAfter: (text: Beginning) => NextWords =
  /* @__PURE__ */ keepingRecent(
    4,
    ({ beginning, variables, dialect }) =>
      JSON.stringify([dialect, variables, beginning]),
    ({ beginning, variables, dialect }) =>
      nextWords(beginning, variables, { dialect }),
  );

/**
 * For directives that stand for names, the grammar accepts any of the same
 * kind.
 */
function withOthersOfItsKind(
  word: string,
  dialect: Dialect,
): readonly string[] {
  const kind = kindIn(dialect, word);
  return kind === undefined || kind === "integer"
    ? [word]
    : usualSpellings(dialect).filter((each) => kindIn(dialect, each) === kind);
}

/** The spark of "+{$s}" has two spellings in RLF, and a number of cards four. */
function withOthersOfItsName(
  word: string,
  dialect: Dialect,
): readonly string[] {
  const name = grammarName(bodyOf(word), dialect);
  return usualSpellings(dialect).filter((each) =>
    name !== "" && grammarName(bodyOf(each), dialect) === name
  );
}

function kindIn({ read }: Dialect, word: string): string | undefined {
  const reading = word.startsWith("{") ? read(bodyOf(word)) : undefined;
  return reading?.sort === "value" ? reading.kind : undefined;
}

function bodyOf(spelling: string): string {
  return spelling.slice(1, -1).toLowerCase();
}
