/**
 * Writes a text as a TOML string of the same kind as another one, `like`: with
 * its quotes, its line ends, and the white space around what it says. Where a
 * text cannot be written so, it is put in double quotes.
 */
export function stringLike(like: string, text: string): string {
  const quote = quotesOf(like);
  const lineEnd = like.includes("\r\n") ? "\r\n" : "\n";
  const inner = like.slice(quote.length, like.length - quote.length);
  const before = /^\s*/.exec(inner)?.[0] ?? "";
  const after = before.length === inner.length
    ? ""
    : /\s*$/.exec(inner)?.[0] ?? "";
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
      return basic(escapedSpace(like, text));
  }
}

function quotesOf(source: string): string {
  const quote = source[0] ?? '"';
  const isLong = source.length >= 6 && source.startsWith(quote.repeat(3));
  return isLong ? quote.repeat(3) : quote;
}

/** In one line, white space around a text is written as escapes. */
function escapedSpace(like: string, text: string): string {
  const inner = like.slice(1, -1);
  const before = /^(?:\s|\\[nrt])*/.exec(inner)?.[0] ?? "";
  const after = /(?:\s|\\[nrt])*$/.exec(inner.slice(before.length))?.[0] ?? "";
  return unescaped(before) + text + unescaped(after);
}

function unescaped(space: string): string {
  return space.replaceAll("\\n", "\n").replaceAll("\\r", "\r")
    .replaceAll("\\t", "\t");
}

function basic(text: string): string {
  const said = escaped(text).replaceAll('"', '\\"').replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r").replaceAll("\t", "\\t");
  return `"${said}"`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\");
}
