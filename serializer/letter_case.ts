import { keepingAll } from "../memo.ts";

/** Text whose first letter is a capital, or whose keyword is in lower case. */
export function withCase(
  text: string,
  capital: boolean,
  lower: boolean,
): string {
  const cased = lower ? withLowerKeyword(text) : text;
  return capital ? capitalized(cased) : cased;
}

// The words that sentences start with are few, and so are directives: where
// they have numbers, each text counts from 1.
const capitalized: (text: string) => string = /* @__PURE__ */ keepingAll(
  (text) => {
    const start = KEYWORDS.has(keywordOf(text)) ? /^\{[a-z]/ : /^[a-z]/;
    return text.replace(start, (letter) => letter.toUpperCase());
  },
);

function withLowerKeyword(text: string): string {
  if (!text.startsWith("{")) return text;
  const end = text.indexOf("}");
  return text.slice(0, end).toLowerCase() + text.slice(end);
}

/** The keywords that have a capital at the start of a sentence. */
const KEYWORDS: ReadonlySet<string> = new Set([
  "kindle",
  "foresee",
  "prevent",
  "dissolve",
  "banish",
  "materialize",
  "reclaim",
  "discover",
]);

/** The directive at the start of a text, without its number or its arguments. */
function keywordOf(text: string): string {
  const [, name = ""] = /^\{([^}(]*?)\d*[}(]/.exec(text) ?? [];
  return name.toLowerCase();
}
