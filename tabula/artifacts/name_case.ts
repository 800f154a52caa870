/** "Core 11" as `CORE_11`. */
export function upperSnake(name: string): string {
  return words(name).join("_").toUpperCase();
}

/** "Core 11" as `core_11`. */
export function snake(name: string): string {
  return words(name).join("_").toLowerCase();
}

/** "Core 11" as `Core11`. */
export function pascal(name: string): string {
  return words(name).map(capitalized).join("");
}

/** "BaseCardId" as `baseCardId`. */
export function camel(name: string): string {
  const [first = "", ...rest] = words(name);
  return first.toLowerCase() + rest.map(capitalized).join("");
}

/** Whether TypeScript and Rust both accept it as an identifier. */
export function isIdentifier(name: string): boolean {
  if (isAscii(name)) return /^[A-Za-z]\w*$/.test(name) && name !== "Self";
  const pattern = /^\p{XID_Start}\p{XID_Continue}*$/u;
  // Rust reads an identifier by what it is once normalized.
  return pattern.test(name) && pattern.test(name.normalize("NFC")) &&
    !isNewLetter(name);
}

/**
 * Whether it has letters that TypeScript may not know, since Unicode gets more of
 * them every year: some in two blocks, and whole scripts beyond U+FFFF. Chinese
 * characters and mathematical letters there are old enough.
 */
function isNewLetter(name: string): boolean {
  return /[\u0897\u1c89\u1c8a\ua7cb-\ua7f1]|(?![\u{1d400}-\u{1d7ff}\u{20000}-\u{323af}])[\u{10000}-\u{10ffff}]/u
    .test(name);
}

function capitalized(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length).toLowerCase();
}

/** "X-Ray's 2nd" as X, Ray, s, 2, nd. */
function words(name: string): readonly string[] {
  return isAscii(name) ? name.match(ASCII_WORDS) ?? [] : wordsOf(name);
}

/** The rules of `isBoundary` as one expression, for names in ASCII. */
const ASCII_WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;

function wordsOf(name: string): string[] {
  const found: string[] = [];
  for (const run of name.split(/[^\p{Alphabetic}\p{N}]+/u)) {
    const letters = [...run];
    let start = 0;
    for (let at = 1; at < letters.length; at++) {
      if (!isBoundary(letters, at)) continue;
      found.push(letters.slice(start, at).join(""));
      start = at;
    }
    if (letters.length > 0) found.push(letters.slice(start).join(""));
  }
  return found;
}

/** Most names are ASCII and do without the Unicode tables, which load slowly. */
export function isAscii(name: string): boolean {
  return /^[\x20-\x7e]*$/.test(name);
}

/** Whether a new word starts at this letter. */
function isBoundary(letters: readonly string[], at: number): boolean {
  const before = kindOf(letters[at - 1]);
  const here = kindOf(letters[at]);
  if (before === "upper" && here === "upper") {
    return kindOf(letters[at + 1]) === "lower";
  }
  return (before === "lower" && here === "upper") ||
    (before === "digit" && (here === "lower" || here === "upper")) ||
    (here === "digit" && (before === "lower" || before === "upper"));
}

type Kind = "upper" | "lower" | "digit" | "other";

function kindOf(letter = ""): Kind {
  if (letter >= "0" && letter <= "9") return "digit";
  if (letter.toUpperCase() === letter.toLowerCase()) return "other";
  return letter === letter.toUpperCase() ? "upper" : "lower";
}
