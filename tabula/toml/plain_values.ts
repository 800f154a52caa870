/** A value that needs no parser. */
export type PlainValue = string | number | bigint | boolean;

/** The end of the line on which a value ends. */
export function valueEnd(text: string, at: number): number {
  if (!isLong(text, at)) return lineEnd(text, at);
  const close = text.indexOf(LONG, at + LONG.length);
  return lineEnd(text, close === -1 ? at : close);
}

/** A plain value, as the TOML parser would read it. */
export function valueOf(
  text: string,
  start: number,
  end: number,
): PlainValue | undefined {
  const code = text.charCodeAt(start);
  if (code === QUOTE) {
    return isLong(text, start)
      ? longString(text, start, end)
      : shortString(text, start, end, `"`);
  }
  if (code === APOSTROPHE) return shortString(text, start, end, "'");
  const whole = wholeNumber(text, start, end);
  if (whole > 0) return BigInt(whole);
  const word = text.slice(start, end);
  return word === "true" ? true : word === "false" ? false : numberOf(word);
}

/** The end of the line at a place. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

const LONG = `"""`;
const QUOTE = `"`.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);
const LINE_FEED = "\n".charCodeAt(0);

function isLong(text: string, at: number): boolean {
  return text.charCodeAt(at) === QUOTE &&
    text.charCodeAt(at + 1) === QUOTE &&
    text.charCodeAt(at + 2) === QUOTE;
}

function shortString(
  text: string,
  start: number,
  end: number,
  quote: string,
): string | undefined {
  const close = text.indexOf(quote, start + 1);
  return close === end - 1 ? text.slice(start + 1, close) : undefined;
}

function longString(
  text: string,
  start: number,
  end: number,
): string | undefined {
  const from = start + LONG.length;
  const inside = text.charCodeAt(from) === LINE_FEED ? from + 1 : from;
  const close = text.indexOf(LONG, from);
  return close === end - LONG.length ? text.slice(inside, close) : undefined;
}

const ZERO = "0".charCodeAt(0);

/** Digits without a zero in front, as nearly all numbers are; or else 0. */
function wholeNumber(text: string, start: number, end: number): number {
  if (text.charCodeAt(start) === ZERO || end - start > MOST_DIGITS) return 0;
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return 0;
    number = 10 * number + digit;
  }
  return number;
}

/** Longer numbers may not be exact. */
const MOST_DIGITS = 15;

function numberOf(text: string): number | bigint | undefined {
  if (/^(?:0|-[1-9]\d{0,14})$/.test(text)) return BigInt(Number(text));
  return /^-?[1-9]\d{0,5}\.\d{1,6}$/.test(text) ? Number(text) : undefined;
}
