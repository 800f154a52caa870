/** Where the value that starts at an offset ends, whatever its type. */
export function endOfValue(text: string, start: number): number {
  const first = text[start] ?? "";
  if (first === '"' || first === "'") return endOfString(text, start);
  if (first === "[" || first === "{") return endOfBrackets(text, start);
  const plain = /[^#\n]*/y;
  plain.lastIndex = start;
  return start + (plain.exec(text)?.[0] ?? "").trimEnd().length;
}

/** A string that is not closed ends with its line, a long one with the text. */
function endOfString(text: string, start: number): number {
  const quote = text[start] ?? "";
  const isLong = text.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  const stop = isLong ? text.length : lineEnd(text, start);
  for (let at = start + close.length; at < stop; at++) {
    if (text[at] === "\\" && quote === '"') at++;
    else if (text.startsWith(close, at)) {
      return isLong ? pastQuotes(text, at, quote) : at + 1;
    }
  }
  return stop;
}

/** A long string may end in up to two quotes of its own. */
function pastQuotes(text: string, at: number, quote: string): number {
  let end = at + 3;
  while (end < at + 5 && text[end] === quote) end++;
  return end;
}

function endOfBrackets(text: string, start: number): number {
  const mark = /["'#[\]{}]/g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const at = found.index;
    const sign = found[0];
    if (sign === "#") mark.lastIndex = lineEnd(text, at);
    else if (sign === '"' || sign === "'") {
      mark.lastIndex = Math.max(endOfString(text, at), at + 1);
    } else {
      depth += sign === "[" || sign === "{" ? 1 : -1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
