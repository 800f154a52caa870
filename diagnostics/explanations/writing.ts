import type { WritingDetails } from "../messages/writing.ts";
import type { Explanations } from "../explanation.ts";

/** Why a tree has no text; examples are parts of trees, as JSON. */
export const writingExplanations: Explanations<WritingDetails> = {
  "unfit-part": {
    meaning:
      "A part of a puzzle or of a Lorcana ability is not what its type " +
      "says, so that it has no text.",
    example: '{ "type": "draw", "amount": null, "player": "CONTROLLER" }',
    fix: "Correct the part that the path names.",
  },
  "not-read-back": {
    meaning:
      "What is written is read back, to be sure that it says the same. " +
      "A part of this puzzle or Lorcana ability would come back different.",
    example: '{ "kind": "card", "name": "Fire; Ice" }',
    fix:
      "Change the part that the path names to something that a text can say.",
  },
  "empty-list": {
    meaning: "A list in the tree has no members, so there is nothing to write.",
    example: '{ "Keywords": [] }',
    fix: "Add a member, or leave out the node that holds the list.",
  },
  "effect-not-last": {
    meaning:
      "An effect that takes in everything after it, such as “until end " +
      "of turn, …”, is not the last of its list. What follows would be read " +
      "as part of it.",
    example: '{ "List": [{ "effect": "(until end of turn …)" }, …] }',
    fix: "Move the effect to the end of the list.",
  },
  "nested-modes": {
    meaning: "Modes are nested in modes more deeply than the language allows.",
    example: '{ "Modal": [{ "effect": { "Modal": […] } }] }',
    fix: "Flatten the modes.",
  },
  "nested-costs": {
    meaning: "Costs consist of costs that consist of costs; a text could not " +
      "say where each of them ends.",
    example: '{ "CostList": [{ "CostList": [{ "CostList": […] }] }] }',
    fix: "Put all costs into one list.",
  },
  "nested-description": {
    meaning: "A description of cards would be read as describing the cards " +
      "that are counted instead.",
    example: '{ "CharacterWithCostComparedToControlled": { … } }',
    fix: "Describe one of the two kinds of cards more simply.",
  },
  "tree-too-deep": {
    meaning: "The tree has more levels than the parser reads.",
    example: '{ "Effect": { "Effect": { … } } }',
    fix: "Split it into several abilities.",
  },
  "not-a-whole-number": {
    meaning: "A number in the tree is not a whole number from 0 to " +
      "4294967295, so no variable can have it.",
    example: '{ "DrawCards": { "count": 1.5 } }',
    fix: "Use a whole number.",
  },
  "unfit-tree": {
    meaning:
      "Something in the tree is not a node of an ability: a wrong name, " +
      "a missing field, or a value of another type.",
    example: '{ "DrawCards": { "count": "two" } }',
    fix: "Correct the node at the path in the report; " +
      "`schema/abilities.schema.json` describes all of them.",
  },
};
