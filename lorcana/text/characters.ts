/** Whether a character, by its code, is a blank or a line break. */
export function isSpace(code: number): boolean {
  return code === 32 || code >= 9 && code <= 13 || code === 0xa0;
}

/** Whether a character, by its code, is a decimal digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether a character, by its code, is a letter of an alphabet with two cases. */
export function isLetter(code: number): boolean {
  if (code < 128) {
    return code >= 97 && code <= 122 || code >= 65 && code <= 90;
  }
  if (isPunctuation(code)) return false;
  const char = String.fromCharCode(code);
  return char.toLowerCase() !== char.toUpperCase();
}

/** Dashes, quotes, bullets and the like, which are frequent. */
function isPunctuation(code: number): boolean {
  return code >= 0x2000 && code < 0x2070;
}

/** Whether a character, by its code, is a letter in upper case. */
export function isCapital(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  const char = String.fromCharCode(code);
  return char !== char.toLowerCase();
}

/** Whether a character, by its code, is an apostrophe, straight or curved. */
export function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x2018;
}

/**
 * `text.charCodeAt(at)`. Engines represent strings in several ways, and once a
 * call has seen more than a few of them, they look up the method again for every
 * letter. A bound function avoids that lookup.
 */
export const codeAt: (text: string, at: number) => number = Function.prototype
  .call.bind(String.prototype.charCodeAt);
