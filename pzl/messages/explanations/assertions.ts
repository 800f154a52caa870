import type { AssertionDetails } from "../assertions.ts";
import type { Explanations } from "../../../diagnostics/internal.ts";

/** The problems of what a puzzle expects of its end. */
export const assertionExplanations: Explanations<AssertionDetails> = {
  "empty-assertion": {
    meaning: "The line has no assertion.",
    example: "",
    fix: "Write one, such as `life eq 20`, or remove the line.",
  },
  "missing-predicate": {
    meaning: "The assertion ends before it says anything.",
    example: "NOT",
    fix: "Finish it: `NOT game won`.",
  },
  "unknown-predicate": {
    meaning: "No assertion begins with this word.",
    example: "mana eq 1",
    fix: "Use a word such as `life`, `hand`, `turn` or `game`.",
  },
  "expected-comparator": {
    meaning: "A comparison belongs here: eq, ne, lt, le, gt or ge.",
    example: "life is 1",
    fix: "Write `life eq 1`.",
  },
  "expected-integer": {
    meaning: "A whole number belongs here.",
    example: "life eq one",
    fix: "Write `life eq 1`.",
  },
  "expected-keyword": {
    meaning: "One of a few fixed words belongs here; the message names them.",
    example: "hand has",
    fix: "Write `hand contains Opt`.",
  },
  "missing-card-name": {
    meaning: "The assertion is about a card and names none.",
    example: "hand contains",
    fix: "Name the card: `hand contains Opt`.",
  },
  "extra-tokens": {
    meaning: "The assertion is complete before these words.",
    example: "turn eq 1 2",
    fix: "Remove them, or write a second assertion.",
  },
  "scope-ignored": {
    meaning: "The assertion is about the whole game, so the player before it " +
      "has no effect.",
    example: "me game won",
    fix: "Leave out the player: `game won`.",
  },
};
