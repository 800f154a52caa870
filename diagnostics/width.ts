const ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const EMOJI = /^\p{Emoji_Presentation}|\ufe0f/u;
// What East Asian fonts draw two columns wide; half-width kana stay narrow.
const WIDE =
  /^(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

// Control characters, and those that change the direction of a line.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The characters of a text as a reader counts them, marks and joiners included. */
export function graphemes(text: string): readonly string[] {
  if (ASCII.test(text)) return text.split("");
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many columns one of those characters takes in a terminal: 0, 1 or 2. */
export function columns(grapheme: string): number {
  if (ASCII.test(grapheme)) return 1;
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) || EMOJI.test(grapheme) ? 2 : 1;
}

/** How many columns a text takes in a terminal. */
export function displayWidth(text: string): number {
  return graphemes(text).reduce((sum, each) => sum + columns(each), 0);
}

/** A text that cannot move the cursor, change colours or turn the line around. */
export function printable(text: string): string {
  return text.replace(UNSAFE, picture).toWellFormed();
}

/** Unicode has pictures of the old control characters: ␀ … ␟, ␡. */
function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\ufffd";
}
