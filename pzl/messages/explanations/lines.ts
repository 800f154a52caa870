import type { LineDetails } from "../lines.ts";
import type { Explanations } from "../../../diagnostics/internal.ts";

/** The problems of the lines of a puzzle. */
export const lineExplanations: Explanations<LineDetails> = {
  "bom": {
    meaning:
      "The file begins with a byte order mark. Forge takes it for part " +
      "of the first line, does not see the first section and fails to load " +
      "the file.",
    example: "\\uFEFF[metadata]",
    fix: "Save the file as UTF-8 without a byte order mark.",
  },
  "invalid-utf8": {
    meaning: "The file has bytes that are not UTF-8; Forge silently replaces " +
      "them.",
    example: "Name:Caf\\xE9",
    fix: "Save the file as UTF-8.",
  },
  "content-before-section": {
    meaning: "Lines before the first section belong to none.",
    example: "A puzzle\n[metadata]",
    fix: "Move the line into a section, or make it a comment: `# A puzzle`.",
  },
  "missing-section": {
    meaning: "A puzzle needs the sections `[metadata]` and `[state]`.",
    example: "[metadata]\nName:Two Sparks",
    fix: "Add the section; `dreamtides pzl new` prints a whole file.",
  },
  "section-case": {
    meaning: "Forge recognizes section headers only in lower case.",
    example: "[State]",
    fix: "Write `[state]`.",
  },
  "unknown-section": {
    meaning: "Forge does not know this section and ignores its lines.",
    example: "[notes]",
    fix: "Check the spelling, or turn the notes into comments.",
  },
  "duplicate-section": {
    meaning: "A section begins a second time; its lines continue the first.",
    example: "[state]\nturn=1\n[state]",
    fix: "Merge the two.",
  },
  "ignored-line": {
    meaning:
      "The line has no key and value. In `[state]` Forge ignores it; in " +
      "`[metadata]` it fails to load the whole list of puzzles.",
    example: "humanlife 20",
    fix: "Write `humanlife=20`.",
  },
  "stray-continuation": {
    meaning:
      "A line that begins with `|` or `;` continues the one above, but " +
      "that one is not a list of cards.",
    example: "turn=1\n|Tapped",
    fix: "Move it below the list it belongs to.",
  },
  "unknown-key": {
    meaning: "Forge does not know the key and ignores the line.",
    example: "humanhnd=Opt",
    fix: "Check the spelling: `humanhand=Opt`.",
  },
  "longer-key": {
    meaning:
      "Forge looks only at how a key begins, which is the player, and at " +
      "how it ends, so it takes this key for a shorter one.",
    example: "HumanCardsInHand=Opt",
    fix: "Write the short key: `humanhand=Opt`.",
  },
  "newer-key": {
    meaning: "The key has been proposed for Forge, but no release knows it.",
    example: "ainame=Bo",
    fix: "Remove it, or keep it for a version to come.",
  },
  "unsupported-player": {
    meaning: "Puzzles have two players, p0 and p1; this key names another.",
    example: "p2life=20",
    fix: "Use `humanlife` or `ailife`.",
  },
  "duplicate-key": {
    meaning: "The key was given before, perhaps by another of its names. The " +
      "last value counts.",
    example: "humanlife=20\np0life=3",
    fix: "Remove one of the lines.",
  },
  "space-before-separator": {
    meaning: "There is a space after the key; Forge takes it for part of the " +
      "key and does not recognize it.",
    example: "humanspeed =1",
    fix: "Remove the space: `humanspeed=1`.",
  },
  "wrong-separator": {
    meaning: "The state uses `=` between key and value, the metadata `:`.",
    example: "humanspeed:1",
    fix: "Write `humanspeed=1`.",
  },
};
