import type { AbilityDetails } from "../messages/ability.ts";
import type { Explanations } from "./explanation.ts";

/** The problems of ability texts; examples are lines of a card file. */
export const abilityExplanations: Explanations<AbilityDetails> = {
  "unclosed-brace": {
    meaning: "A directive begins with a brace that is never closed.",
    example: 'rules-text = "Draw {cards."\nvariables = "cards: 2"',
    fix: "Add the closing brace: `Draw {cards}.`",
  },
  "empty-directive": {
    meaning: "There is no name between two braces.",
    example: 'rules-text = "Gain {}."\nvariables = "e: 1"',
    fix: "Write the name of a directive, such as `{e}`; " +
      "`dreamtides directives` lists them all.",
  },
  "binding-without-colon": {
    meaning: "Variables are written `name: value`, separated by commas or " +
      "line breaks. This one has no colon.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards 2"',
    fix: "Put a colon after the name: `cards: 2`.",
  },
  "invalid-binding-value": {
    meaning: "A value is a whole number from 0 to 4294967295, the name of a " +
      "subtype such as `warrior`, or the name of a figment.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: two"',
    fix: "Write numbers in digits, and check the spelling of names.",
  },
  "unresolved-variable": {
    meaning: "A directive needs the value of a variable, and the card gives " +
      "that variable none.",
    example: 'rules-text = "Gain {points}."\nvariables = "point: 2"',
    fix: "Add the variable to the card: `points: 2`. " +
      "`dreamtides directives` shows which variables a directive reads.",
  },
  "wrong-variable-type": {
    meaning: "The variable has a value, but not of the kind that the " +
      "directive stands for: a number, a subtype or a figment.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: warrior"',
    fix: "Give the variable a value of the right kind: `cards: 2`.",
  },
  "unexpected-token": {
    meaning: "A word, directive or mark cannot stand where it does. Reading " +
      "a sentence stops at the first place where no rule of the game goes on.",
    example: 'rules-text = "Drow {cards}."\nvariables = "cards: 2"',
    fix: "Often a word is misspelled, missing or in the wrong place. If the " +
      "report has a suggestion, `dreamtides verify --fix` applies it as long " +
      "as it is certain.",
  },
  "unexpected-end": {
    meaning: "The text stops before its sentence is complete.",
    example: 'rules-text = "Draw {cards}"\nvariables = "cards: 2"',
    fix: "Finish the sentence; usually only the period is missing.",
  },
  "stray-brace": {
    meaning: "A closing brace has no opening brace before it.",
    example: 'rules-text = "Draw cards}."\nvariables = "cards: 2"',
    fix: "Add the opening brace, or remove this one: `Draw {cards}.`",
  },
  "unused-variable": {
    meaning: "A warning: the card gives a value to a variable that no " +
      "directive of its text reads.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: 2, e: 1"',
    fix: "Remove the variable, or use it in the text.",
  },
  "nested-too-deeply": {
    meaning: "The text has more levels of effects within effects than any " +
      "card has, so reading stops.",
    example: "Until end of turn, when you discard a card, until end of turn, " +
      "when you discard a card, …",
    fix: "Split the text into several abilities.",
  },
};
