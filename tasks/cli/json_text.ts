/**
 * A value as JSON that a terminal shows as it is: control characters and those
 * that change the direction of a line are escaped.
 */
export function jsonText(value: unknown): string {
  return safeJson(`${JSON.stringify(value, null, 2)}\n`);
}

/** The same JSON, with everything escaped that could control a terminal. */
export function safeJson(json: string): string {
  return json.replace(UNSAFE, escapeCharacter);
}

// JSON itself escapes only those below U+0020.
const UNSAFE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
