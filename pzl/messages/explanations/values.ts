import type { ValueDetails } from "../values.ts";
import type { Explanations } from "../../../diagnostics/internal.ts";

/** The problems of the values of a puzzle. */
export const valueExplanations: Explanations<ValueDetails> = {
  "missing-field": {
    meaning: "A field has no value. The message says what Forge does then.",
    example: "[metadata]\nGoal:",
    fix: "Give it a value: `Goal:Win`.",
  },
  "invalid-integer": {
    meaning: "A whole number from -2147483648 to 2147483647 belongs here.",
    example: "humanspeed=one",
    fix: "Write the number in digits.",
  },
  "space-before-number": {
    meaning: "Forge cannot read a number after a space, and then fails to " +
      "load its whole list of puzzles.",
    example: "humanspeed= 1",
    fix: "Remove the space: `humanspeed=1`.",
  },
  "invalid-boolean": {
    meaning: "Everything but `true` counts as false.",
    example: "removesummoningsickness=yes",
    fix: "Write `true` or `false`.",
  },
  "space-before-boolean": {
    meaning: "Forge reads `true` after a space as false.",
    example: "removesummoningsickness= true",
    fix: "Remove the space.",
  },
  "invalid-player": {
    meaning: "A player is `human`, `ai`, `p0` or `p1`.",
    example: "activeplayer=you",
    fix: "Write `activeplayer=human`.",
  },
  "invalid-phase": {
    meaning: "Forge has no phase of this name.",
    example: "activephase=LATER",
    fix: "Use a phase such as `MAIN1` or `COMBAT_BEGIN`.",
  },
  "non-forge-phase": {
    meaning: "Other tools know the phase by this name; Forge does not and " +
      "cannot start the puzzle.",
    example: "activephase=endstep",
    fix: "Write the name in the message: `activephase=END_OF_TURN`.",
  },
  "unknown-goal": {
    meaning: "Forge does not know the goal and treats it like `Win`.",
    example: "[metadata]\nGoal:Have Fun",
    fix: "Use one of Forge's goals.",
  },
  "non-forge-goal": {
    meaning: "Other tools know the goal by this name; Forge treats it like " +
      "`Win`.",
    example: "[metadata]\nGoal:Win before opponent turn",
    fix: "Write the name in the message.",
  },
  "unknown-difficulty": {
    meaning:
      "The difficulty is not one of the usual ones; Forge shows it as it " +
      "is.",
    example: "[metadata]\nDifficulty:Unfair",
    fix: "Use Common, Uncommon, Rare, Mythic or Special.",
  },
  "invalid-counter": {
    meaning: "A counter is its type, `=` and a number.",
    example: "aicounters=POISON",
    fix: "Write `aicounters=POISON=1`.",
  },
  "unknown-counter": {
    meaning:
      "Forge has no counter of this name and makes a custom one, which " +
      "no card uses.",
    example: "aicounters=WOBBLE=1",
    fix: "Check the spelling.",
  },
  "duplicate-counter": {
    meaning: "The counter was given before; the numbers are added.",
    example: "aihand=Opt|Counters:P1P1=1,p1p1=1",
    fix: "Write the sum: `P1P1=2`.",
  },
  "unknown-mana-symbol": {
    meaning:
      "Mana is given by single symbols W, U, B, R, G and C; what Forge " +
      "makes of another is in the message.",
    example: "aimanapool=W WW",
    fix: "Separate the symbols: `W W W`.",
  },
  "mana-space": {
    meaning: "Forge splits mana at every space, and takes an empty part for " +
      "colorless mana.",
    example: "aimanapool=U  U",
    fix: "Separate symbols by one space: `U U`.",
  },
};
