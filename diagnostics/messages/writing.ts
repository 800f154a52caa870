import type { Messages } from "../messages.ts";
import { diagnosticOf, type MakeDiagnostic } from "../diagnostic.ts";

/** The values that messages about trees without a text use. */
export interface WritingDetails {
  /** An empty list, such as a trigger without keywords. */
  "empty-list": UnwritableDetails;
  /** An effect that would absorb whatever is written after it. */
  "effect-not-last": UnwritableDetails;
  /** Modes nested more than five deep. */
  "nested-modes": UnwritableDetails;
  /** Costs within costs within costs. */
  "nested-costs": UnwritableDetails;
  /** A description that would be read as describing other cards. */
  "nested-description": UnwritableDetails;
  /** More levels than the parser accepts. */
  "tree-too-deep": UnwritableDetails;
  /** A number that no variable can have. */
  "not-a-whole-number": UnwritableDetails;
  /** A value that is not an ability, or has a part that no ability has. */
  "unfit-tree": UnfitDetails;
  /** A part that no tree of this kind has, such as a card that is a number. */
  "unfit-part": UnwritableDetails;
  /** A part that a text cannot say: it would be read back as something else. */
  "not-read-back": UnwritableDetails;
}

/** A node that cannot be written. */
export interface UnwritableDetails {
  /** Where it is in the tree: `[0].Event.effect.Modal`; "" is the whole tree. */
  path: string;
}

/** A part of a value that no ability has. */
export interface UnfitDetails extends UnwritableDetails {
  /** What could be there: `one of "Event", "Static"`. */
  expected: string;
  /** What is there, as JSON; shortened if it is long. */
  found: string;
}

/** The messages about trees that have no text. */
export const writingMessages: Messages<WritingDetails> = {
  "empty-list": () =>
    "Cannot write a list without members: there is nothing to say",
  "effect-not-last": () =>
    "Cannot write anything after this effect: it would be read as part of it",
  "nested-modes": () => "Cannot write modes here: they are nested too deeply",
  "nested-costs": () =>
    "Cannot write costs in costs in costs: it would be unclear where each ends",
  "nested-description": () =>
    "Cannot write this description: it would describe the cards that are counted",
  "tree-too-deep": () => "Cannot write this part: it is nested too deeply",
  "not-a-whole-number": () =>
    "Cannot write this number: expected a whole number from 0 to 4294967295",
  "unfit-tree": ({ path, expected, found }) =>
    `Cannot write ${partAt(path)}: expected ${expected}, found ${found}`,
  "unfit-part": ({ path }) =>
    `Cannot write ${partAt(path)}: nothing like it belongs there`,
  "not-read-back": ({ path }) =>
    `Cannot write ${partAt(path)}: it would be read back as something else`,
};

function partAt(path: string): string {
  return path === "" ? "this value" : path;
}

/** Makes a diagnostic of a tree that has no text. */
export const writingDiagnostic: MakeDiagnostic<WritingDetails> = diagnosticOf(
  writingMessages,
);
