/** Text whose first letter is a capital, or whose keyword is in lower case. */
export function withCase(
  text: string,
  capital: boolean,
  lower: boolean,
): string {
  if (text.charCodeAt(0) !== OPEN_BRACE) {
    return capital ? withCapital(text) : text;
  }
  if (!lower && isCapital(text.charCodeAt(1))) return text;
  const end = text.indexOf("}");
  const name = text.slice(1, end);
  const cased = lower ? name.toLowerCase() : name;
  return capital && KEYWORDS.has(nameAlone(cased))
    ? `{${withCapital(cased)}${text.slice(end)}`
    : `{${cased}${text.slice(end)}`;
}

const OPEN_BRACE = 0x7b;
const CASE_BIT = 0x20;

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

/** Card text starts with ASCII, for which this is faster than `toUpperCase`. */
function withCapital(text: string): string {
  const capital = text.charCodeAt(0) - CASE_BIT;
  return isCapital(capital)
    ? String.fromCharCode(capital) + text.slice(1)
    : text;
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

/** Without its number or its arguments. */
function nameAlone(name: string): string {
  const open = name.indexOf("(");
  let end = open < 0 ? name.length : open;
  while (end > 0 && name[end - 1]! >= "0" && name[end - 1]! <= "9") end--;
  return name.slice(0, end).toLowerCase();
}
