import type { TabulaDetails } from "./mod.ts";
import type { Explanations } from "../../diagnostics/internal.ts";

/** The problems of card directories. */
export const tabulaExplanations: Explanations<TabulaDetails> = {
  "unreadable-file": {
    meaning: "A file cannot be opened, or is not UTF-8. Until that is fixed, " +
      "no artifacts are written: they would lose the cards of the file.",
    example: "cards.toml, saved as Latin-1",
    fix: "Save the file as UTF-8, and check its permissions.",
  },
  "missing-file": {
    meaning: "The game does not load without this file.",
    example: "a directory without dreamwell.toml",
    fix: "Add the file, or check that this is the right directory. Where " +
      "the report says so, an empty file is enough.",
  },
  "invalid-toml": {
    meaning: "The file is not valid TOML. None of it can be read, so no " +
      "artifacts are written.",
    example: 'name = "Lantern Fox',
    fix: "Correct the line that the report shows; often a quote or a bracket " +
      "is missing.",
  },
  "wrong-table": {
    meaning: "Each entry of a card file begins with a header in double " +
      "brackets. This is something else.",
    example: '[cards]\nname = "Lantern Fox"',
    fix: "Begin each entry with the name in double brackets: `[[cards]]`.",
  },
  "unknown-table": {
    meaning: "The game does not read a table of this name from this file.",
    example: '[[card]]\nname = "Lantern Fox"',
    fix: "Check the spelling: `[[cards]]`.",
  },
  "unloaded-file": {
    meaning:
      "The game does not load a file of this name. Its entries are not " +
      "checked; one with an id of its own and rules text still gets abilities " +
      "in parsed_abilities.json.",
    example: "[[cards]] in my-cards.toml",
    fix:
      "Move cards to the file that the report names. If the file belongs to " +
      'another program, list it under "ignore" in dreamtides.json.',
  },
  "empty-table": {
    meaning: "A card file has no entries, most likely by accident.",
    example: "an empty cards.toml",
    fix: "Add the entries; each begins with the header that the report names.",
  },
  "duplicate-card-id": {
    meaning:
      "Two cards have the same id, so the game cannot tell them apart. " +
      "Neither gets into the artifacts; abilities from an earlier run " +
      "stay.",
    example: 'id = "bebbc642-9a28-48d9-8d95-90aa51722522" in two entries',
    fix: "Give one of them a new UUID.",
  },
  "invalid-uuid": {
    meaning: "The id of a card must be a UUID.",
    example: 'id = "lantern-fox"',
    fix: "Generate a UUID, for example with `uuidgen`.",
  },
  "unusable-name": {
    meaning: "Generated code has a constant for each test card and each card " +
      "list, and this name does not make a valid identifier.",
    example: 'name = "???"',
    fix: "Use a name with letters that does not begin with a digit.",
  },
  "duplicate-constant": {
    meaning: "Two names make the same constant in generated code. Capitals, " +
      "spaces and punctuation do not count.",
    example: 'name = "First Voyage" and name = "first voyage"',
    fix: "Rename one of them.",
  },
  "unknown-card": {
    meaning: "An id in a list or an effect belongs to no card.",
    example: 'card-id = "00000000-0000-0000-0000-000000000000"',
    fix: "Correct the id, or remove the entry.",
  },
  "no-copies": {
    meaning:
      "An entry of a card list has no copies, so it adds nothing to the" +
      " list.",
    example: "copies = 0",
    fix: "Write how many copies the list has, or remove the entry.",
  },
  "repeated-list-card": {
    meaning: "A card has two entries in one card list. Their copies add up.",
    example: "two entries with the same `list-name` and the same `card-id`",
    fix: "Keep one of the entries, with the number of copies that you want.",
  },
  "missing-key": {
    meaning: "An entry lacks a key that the game needs.",
    example: '[[cards]]\nname = "Lantern Fox"',
    fix: 'Add the key, such as `card-type = "Character"`.',
  },
  "unread-key": {
    meaning: "The game does not read a key of this name, so it has no effect.",
    example: "is-fat = true",
    fix: "Check the spelling: `is-fast = true`.",
  },
  "wrong-type": {
    meaning: "The value of a key does not have the type that the game expects.",
    example: "variables = { cards = 2 }",
    fix: 'Use the type that the report names: `variables = "cards: 2"`.',
  },
  "unusable-value": {
    meaning: "The value has the right type, but the game cannot use it.",
    example: 'energy-cost = "three"',
    fix: "Use a value that the report names: `energy-cost = 3`.",
  },
  "unknown-value": {
    meaning: "The value is not a name that the game knows.",
    example: 'card-type = "Charcter"',
    fix: 'Use one of the names in the report: `card-type = "Character"`.',
  },
  "missing-abilities": {
    meaning: "A card has rules text, but `parsed_abilities.json` has no " +
      "abilities for it. In the game it would do nothing.",
    example: "a card that was added after the last `dreamtides generate`",
    fix: "Run `dreamtides generate`.",
  },
  "invalid-json": {
    meaning: "`parsed_abilities.json` is not JSON.",
    example: "a file with conflict markers in it",
    fix: "Run `dreamtides generate`, which rewrites the file.",
  },
  "unfit-abilities": {
    meaning: "Something in `parsed_abilities.json` is not an ability, most " +
      "likely because an older version wrote it, or somebody edited it.",
    example: '{ "DrawCards": { "count": "two" } }',
    fix: "Run `dreamtides generate`, which rewrites the file.",
  },
  "invalid-string": {
    meaning: "A message of `strings.ftl` is not valid Fluent.",
    example: "energy { $e }",
    fix: "Write the name, an equals sign and the text: `energy = { $e }`.",
  },
  "unknown-string": {
    meaning: "A message of `strings.ftl` refers to one that does not exist.",
    example: "energy = { energy-symbol }",
    fix: "Correct the name, or add the message.",
  },
};
