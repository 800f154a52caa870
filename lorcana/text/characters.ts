/** Whether a character code is white space. */
export function isSpace(code: number): boolean {
  return code === 32 || code >= 9 && code <= 13 || code === 0xa0;
}

/** Whether a character code is a decimal digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether a character code is a letter that has both cases. */
export function isLetter(code: number): boolean {
  if (code < 128) {
    return code >= 97 && code <= 122 || code >= 65 && code <= 90;
  }
  if (isPunctuation(code)) return false;
  const char = String.fromCharCode(code);
  return char.toLowerCase() !== char.toUpperCase();
}

/** Frequent dashes, quotes and bullets, and the block they are in. */
function isPunctuation(code: number): boolean {
  return code >= 0x2000 && code < 0x2070;
}

/** Whether a character code is an uppercase letter. */
export function isCapital(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  const char = String.fromCharCode(code);
  return char !== char.toLowerCase();
}

/** Whether a character code is an apostrophe, straight or curly. */
export function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x2018;
}

/**
 * `text.charCodeAt(at)` as a function. Engines represent strings in several
 * ways; a method call that has seen many of them is looked up again for each
 * character, while a bound function is not.
 */
export const codeAt: (text: string, at: number) => number = Function.prototype
  .call.bind(String.prototype.charCodeAt);
