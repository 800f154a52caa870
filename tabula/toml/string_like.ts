/**
 * Writes a text as a TOML string of the same kind as another one, `like`: with
 * its quotes, its line ends, and the line breaks around what it says. Where a
 * text cannot be written so, it is put in double quotes.
 */
export function stringLike(like: string, text: string): string {
  const quote = quotesOf(like);
  const lineEnd = like.includes("\r\n") ? "\r\n" : "\n";
  const inner = like.slice(quote.length, like.length - quote.length);
  const before = breaks(/^\s*/.exec(inner)?.[0] ?? "");
  const after = inner.trim() === ""
    ? ""
    : breaks(inner.slice(inner.trimEnd().length));
  const said = before + text.replaceAll("\n", lineEnd) + after;
  switch (quote) {
    case '"""':
      return `"""${escaped(said).replaceAll('"""', '""\\"')}"""`;
    case "'''":
      return said.includes("'''") || said.endsWith("'")
        ? `"""${escaped(said).replaceAll('"""', '""\\"')}"""`
        : `'''${said}'''`;
    case "'":
      return /['\n]/.test(text) ? basic(text) : `'${said}'`;
    default:
      return basic(escapedBreaks(like, text));
  }
}

function quotesOf(source: string): string {
  const quote = source[0] ?? '"';
  const isLong = source.length >= 6 && source.startsWith(quote.repeat(3));
  return isLong ? quote.repeat(3) : quote;
}

/** The line breaks of some white space. */
function breaks(space: string): string {
  return space.replace(/[^\r\n]/g, "");
}

/** In one line, line breaks around a text are written as escapes. */
function escapedBreaks(like: string, text: string): string {
  const inner = like.slice(1, -1);
  const before = /^(?:\s|\\[nrt])*/.exec(inner)?.[0] ?? "";
  const after = inner.slice(endOfWords(inner, before.length));
  return unescaped(before) + text + unescaped(after);
}

/** Where the white space at the end of a string starts, escapes included. */
function endOfWords(inner: string, from: number): number {
  let end = inner.length;
  while (end > from) {
    const last = inner.slice(Math.max(from, end - 2), end);
    if (/\s$/.test(last)) end--;
    else if (/^\\[nrt]$/.test(last)) end -= 2;
    else break;
  }
  return end;
}

function unescaped(space: string): string {
  return breaks(space.replaceAll("\\n", "\n").replaceAll("\\r", "\r"));
}

function basic(text: string): string {
  const said = escaped(text).replaceAll('"', '\\"').replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r").replaceAll("\t", "\\t");
  return `"${said}"`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\")
    // deno-lint-ignore no-control-regex
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, unicodeEscape);
}

function unicodeEscape(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return `\\u${code.padStart(4, "0")}`;
}
