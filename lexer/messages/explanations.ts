import type { AbilityDetails } from "./mod.ts";
import type { Explanations } from "../../diagnostics/internal.ts";

/** The problems of ability texts; examples are lines of a card file. */
export const abilityExplanations: Explanations<AbilityDetails> = {
  "unclosed-brace": {
    meaning: "A directive begins with a brace that is never closed.",
    example: 'rules-text = "Draw {cards."\nvariables = "cards: 2"',
    fix: "Add the closing brace: `Draw {cards}.`",
  },
  "other-dialect": {
    meaning: "A card is written in one dialect: with directives such as " +
      "`{cards}`, or with phrases such as `{cards($c)}`. This one mixes them.",
    example: 'rules-text = "Draw {cards($c)}. Gain {reclaimforcost}."\n' +
      'variables = "c: 2, reclaim: 1"',
    fix: "Write all directives of the card in the same dialect; " +
      "`dreamtides convert` changes whole files.",
  },
  "unknown-phrase": {
    meaning: "No phrase has this name, so only the variable in parentheses " +
      "says what the directive stands for.",
    example: 'rules-text = "Draw {crads($c)}."\nvariables = "c: 2"',
    fix: "Correct the name of the phrase: `{cards($c)}`.",
  },
  "ignored-arguments": {
    meaning: "The phrase takes one argument, so the others have no effect.",
    example: 'rules-text = "Draw {cards($c, $d)}."\nvariables = "c: 2, d: 1"',
    fix: "Remove the arguments that do not belong there: `{cards($c)}`.",
  },
  "missing-dollar": {
    meaning:
      "The arguments of a phrase are variables, and those begin with a " +
      "dollar sign. They are understood without it, too.",
    example: 'rules-text = "Draw {cards(c)}."\nvariables = "c: 2"',
    fix: "Write a dollar sign before the name: `{cards($c)}`.",
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
    meaning:
      "A directive needs the value of a variable, but the card does not" +
      " set that variable.",
    example: 'rules-text = "Gain {points}."\nvariables = "point: 2"',
    fix: "Add the variable to the card: `points: 2`. " +
      "`dreamtides directives` shows which variables a directive reads.",
  },
  "wrong-variable-type": {
    meaning:
      "The variable has a value, but not of the kind that the directive" +
      " needs: a number, a subtype or a figment.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: warrior"',
    fix: "Give the variable a value of the right kind: `cards: 2`.",
  },
  "unopened-brace": {
    meaning: "A directive has a closing brace, but no opening one.",
    example: 'rules-text = "Draw cards}."\nvariables = "cards: 1"',
    fix: "Add the opening brace: `Draw {cards}.`",
  },
  "unknown-word": {
    meaning: "No rule of the game uses this word. Most likely it is " +
      "misspelled.",
    example: 'rules-text = "Drow {cards}."\nvariables = "cards: 1"',
    fix:
      "Correct the word: `Draw {cards}.` If there is no doubt which was meant, `dreamtides verify --fix` does it.",
  },
  "unknown-directive": {
    meaning: "No directive has this name.",
    example: 'rules-text = "Draw {crads}."\nvariables = "cards: 1"',
    fix: "Correct the name: `{cards}`. `dreamtides directives` lists them all.",
  },
  "missing-braces": {
    meaning: "A directive is written as a plain word.",
    example: 'rules-text = "Dissolve an enemy."',
    fix: "Put it in braces: `{Dissolve} an enemy.`",
  },
  "foreign-word": {
    meaning: "Other card games use this word; this one has another word for " +
      "it.",
    example: 'rules-text = "Destroy an enemy."',
    fix: "Use the word in the report: `{Dissolve} an enemy.`",
  },
  "misplaced-word": {
    meaning:
      "A word, directive or mark cannot stand where it does. The report" +
      " shows the first position where no rule of the game can " +
      "continue.",
    example:
      'rules-text = "Allied {plural-subtype} gain {e}."\nvariables = "subtype: warrior, e: 1"',
    fix:
      "Compare with what the report expects there; often a word before it is missing or wrong.",
  },
  "missing-word": {
    meaning: "A word is missing.",
    example: 'rules-text = "Take an extra turn after one."',
    fix: "Add the word: `Take an extra turn after this one.`",
  },
  "missing-article": {
    meaning: "“A”, “an” or “the” is missing.",
    example: 'rules-text = "{Discover} a character with activated ability."',
    fix: "Add it: `with an activated ability`.",
  },
  "missing-punctuation": {
    meaning: "A period, comma, colon or line break is missing.",
    example: 'rules-text = "Draw {cards}"\nvariables = "cards: 1"',
    fix: "Add it: `Draw {cards}.`",
  },
  "doubled-word": {
    meaning: "A word is written twice.",
    example: 'rules-text = "Draw draw {cards}."\nvariables = "cards: 1"',
    fix: "Remove one of the two.",
  },
  "wrong-order": {
    meaning: "Words are in the wrong order.",
    example: 'rules-text = "Take an turn extra after this one."',
    fix: "Swap them: `Take an extra turn after this one.`",
  },
  "plural-for-one": {
    meaning: "There are several cards where the game expects one.",
    example: 'rules-text = "Gain control of enemies."',
    fix: "Use the singular: `Gain control of an enemy.`",
  },
  "unclear-scope": {
    meaning:
      "An effect follows another that has a cost, a condition or “you may”, and it is not clear whether that covers both.",
    example:
      'rules-text = "Draw {cards}. You may pay {e} to gain {points} and {kindle}."\nvariables = "cards: 1, e: 1, points: 1, k: 1"',
    fix:
      "If it does not, say so: “Either way, {kindle}.” If it does, make the sentence an ability of its own.",
  },
  "value-in-text": {
    meaning:
      "Numbers, figments and subtypes are values of variables; the text has a directive in their place.",
    example: 'rules-text = "Draw 2 cards."',
    fix: "Write `Draw {cards}.` and give the variable its value: `cards: 2`.",
  },
  "unexpected-end": {
    meaning: "The text stops before its sentence is complete.",
    example: 'rules-text = "Abandon an ally:"',
    fix: "Finish the sentence: `Abandon an ally: Draw {cards}.`",
  },
  "stray-brace": {
    meaning: "A closing brace has no opening brace before it.",
    example: 'rules-text = "Draw {cards}. }"\nvariables = "cards: 2"',
    fix: "Remove the brace: `Draw {cards}.`",
  },
  "duplicate-variable": {
    meaning: "A warning: the card gives a variable two values. The last one " +
      "counts, as in the game.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: 2, cards: 3"',
    fix:
      "Remove one of them, or give the second a name of its own: `{cards2}`.",
  },
  "unused-variable": {
    meaning: "A warning: the card gives a value to a variable that no " +
      "directive of its text reads.",
    example: 'rules-text = "Draw {cards}."\nvariables = "cards: 2, e: 1"',
    fix: "Remove the variable, or use it in the text.",
  },
  "not-canonical": {
    meaning:
      "A warning: the text can be read, but the canonical text has another article or number here.",
    example: 'rules-text = "{Dissolve} a enemy."',
    fix:
      "Write it as the report shows: `{Dissolve} an enemy.` `dreamtides verify --fix` does it.",
  },
  "plural-read-as-one": {
    meaning: "A warning: several cards are read as one.",
    example: 'rules-text = "Allies gains +{s} spark."\nvariables = "s: 1"',
    fix: "Say which is meant: one ally, or all of them.",
  },
  "odd-meaning": {
    meaning:
      "A warning: the card can be read, but what it says can hardly be " +
      "meant.",
    example: 'rules-text = "Return an enemy from your void to your hand."',
    fix: "Look at the report for what is odd about it.",
  },
  "nested-too-deeply": {
    meaning: "The text has more levels of effects within effects than any " +
      "card has, so reading stops.",
    example: "Until end of turn, when you discard a card, until end of turn, " +
      "when you discard a card, …",
    fix: "Split the text into several abilities.",
  },
};
