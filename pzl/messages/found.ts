/** The words a message quotes from the file. */
export interface Found {
  /** The words as written in the file. */
  found: string;
}

/** The words a message quotes, and what would have been right. */
export interface Expected extends Found {
  /** What would have been right. */
  expected: string;
}

/** The part of a puzzle a message is about. */
export interface Subject {
  /** Its name: a key, a section, or a player. */
  subject: string;
}

/** Whether Forge throws an exception when it reaches this position. */
export interface Crash {
  /** Whether it does. */
  crashes: boolean;
}

/** The longest text a message quotes: a card list can fill a whole screen. */
const QUOTED_LENGTH = 60;

/** A text from the file between quotation marks, cut if it is long. */
export function quote(found: string): string {
  return found.length > QUOTED_LENGTH
    ? `"${found.slice(0, QUOTED_LENGTH)}…"`
    : `"${found}"`;
}
