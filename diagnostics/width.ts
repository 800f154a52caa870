const ASCII = /^[\x20-\x7e]*$/;

/** The characters of a text as a reader counts them, marks and joiners included. */
export function graphemes(text: string): readonly string[] {
  if (ASCII.test(text)) return text.split("");
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many columns one of those characters takes in a terminal: 0, 1 or 2. */
export function graphemeWidth(grapheme: string): number {
  if (ASCII.test(grapheme)) return 1;
  if (isInvisible(grapheme)) return 0;
  return isWide(grapheme) || isEmoji(grapheme) ? 2 : 1;
}

// Not constants: the engine searches Unicode's tables as soon as it meets such an
// expression, and every start would pay for it.

function isInvisible(grapheme: string): boolean {
  return /^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme);
}

function isEmoji(grapheme: string): boolean {
  return /^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
}

/** What East Asian fonts draw two columns wide; half-width kana stay narrow. */
function isWide(grapheme: string): boolean {
  return /^(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u
    .test(grapheme);
}

/**
 * How many columns a text takes in a terminal.
 *
 * @category Diagnostics
 */
export function displayWidth(text: string): number {
  return graphemes(text).reduce((sum, each) => sum + graphemeWidth(each), 0);
}

/**
 * A text that cannot move the cursor, change colors or reverse the line.
 *
 * @category Diagnostics
 */
export function printable(text: string): string {
  // Nearly all texts are like that.
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  // Control characters, and those that change the direction of a line.
  const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
  return text.replace(unsafe, picture).toWellFormed();
}

/** Unicode has pictures of the old control characters: ␀ … ␟, ␡. */
function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\ufffd";
}
