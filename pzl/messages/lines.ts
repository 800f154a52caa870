import type { Messages } from "../../diagnostics/internal.ts";
import {
  type Crash,
  type Expected,
  type Found,
  quote,
  type Subject,
} from "./found.ts";

/** The values that messages about the lines of a puzzle use. */
export interface LineDetails {
  /** A byte order mark before the first line. */
  "bom": Record<never, never>;
  /** Bytes that are not UTF-8. */
  "invalid-utf8": Record<never, never>;
  /** A line before the first section. */
  "content-before-section": Found;
  /** A puzzle without "[metadata]" or "[state]". */
  "missing-section": Subject;
  /** "[State]": a section header in the wrong case. */
  "section-case": Expected & { hidden: boolean };
  /** A section that Forge does not know. */
  "unknown-section": Found;
  /** A section that begins again. */
  "duplicate-section": Found;
  /** A line without a key and a value. */
  "ignored-line": Found & { isKey: boolean };
  /** "|Tapped" on a line of its own, continuing nothing. */
  "stray-continuation": Found;
  /** "humanhnd=…": a key that Forge does not know. */
  "unknown-key": Found & Crash;
  /** "HumanCardsInPlay=…": a key that Forge reads by how it begins and ends. */
  "longer-key": Expected;
  /** A key that no released version of Forge knows yet. */
  "newer-key": Found & { meaning: string };
  /** "p2life=…": a key of a third player. */
  "unsupported-player": Found;
  /** A key that was given before. */
  "duplicate-key": Found;
  /** "humanlife =20": a space after a key. */
  "space-before-separator": Found;
  /** "humanlife:20": a separator Forge does not accept here. */
  "wrong-separator": Expected;
}

/** The messages about the lines of a puzzle. */
export const lineMessages: Messages<LineDetails> = {
  "bom": () =>
    "Byte order mark before the first line: Forge does not see the first header and fails to load the file",
  "invalid-utf8": () =>
    "Bytes that are not UTF-8: they were replaced, as Forge does silently",
  "content-before-section": ({ found }) =>
    `Line ${quote(found)} before the first section: Forge ignores it`,
  "missing-section": ({ subject }) =>
    `Cannot read the puzzle: it has no section [${subject}]`,
  "section-case": ({ found, expected, hidden }) =>
    `Section header ${
      quote(`[${found}]`)
    } must be "[${expected}]": Forge does not recognize it${
      hidden ? " and fails to load the puzzle" : ""
    }`,
  "unknown-section": ({ found }) =>
    `Unknown section ${quote(found)}: Forge ignores it`,
  "duplicate-section": ({ found }) =>
    `Section ${quote(found)} begins again: its lines continue the first one`,
  "ignored-line": ({ found, isKey }) =>
    isKey
      ? `Key ${
        quote(found)
      } has no colon and no value: Forge fails to load the whole list of puzzles`
      : `Line ${quote(found)} has no key and value: Forge ignores it`,
  "stray-continuation": ({ found }) =>
    `Line ${quote(found)} does not continue the one above: Forge drops it`,
  "unknown-key": ({ found, crashes }) =>
    `Unknown key ${quote(found)}: ${
      crashes
        ? "Forge reads a number because of how it ends, and fails to load the whole list of puzzles"
        : "Forge ignores it"
    }`,
  "longer-key": ({ found, expected }) =>
    `Key ${
      quote(found)
    } begins and ends like "${expected}": Forge reads it as "${expected}"`,
  "newer-key": ({ found, meaning }) =>
    `Key ${
      quote(found)
    } ${meaning} only in a proposed version of Forge: every released one ignores it`,
  "unsupported-player": ({ found }) =>
    `Key ${
      quote(found)
    } names a third player: Forge cannot start a puzzle with more than two`,
  "duplicate-key": ({ found }) =>
    `Key ${quote(found)} was given before: the last value counts`,
  "space-before-separator": ({ found }) =>
    `Space after the key ${quote(found)}: Forge does not recognize the key`,
  "wrong-separator": ({ found, expected }) =>
    `${
      quote(found)
    } used where Forge accepts only "${expected}": Forge ignores the line`,
};
