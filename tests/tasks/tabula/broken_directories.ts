import { CARDS, edit, TABULA } from "./sample.ts";

/** The files of a test by path. */
export type Files = Map<string, string>;

/** A way to break the sample. */
export interface Slip {
  /** What the directory has then. */
  readonly what: string;
  /** The first problem: file, line, column and code. */
  readonly at: string;
  readonly make: (files: Files) => void;
  /** Only stored artifacts show that something is lost. */
  readonly onlyArtifactsTell?: true;
}

const LISTS = `${TABULA}/card-lists.toml`;
const EFFECTS = `${TABULA}/card-fx.toml`;
const DREAMWELL = `${TABULA}/dreamwell.toml`;
const TESTS = `${TABULA}/test-cards.toml`;
const STRINGS = `${TABULA}/strings.ftl`;

/** One replacement in one file. */
type Edit = readonly [
  what: string,
  at: string,
  from: string | RegExp,
  to: string,
];

const FOX = "bebbc642-9a28-48d9-8d95-90aa51722522";
const BELL = "f9e18961-7f41-4426-8548-0bc0f04d711b";
const NOBODY = "00000000-0000-4000-8000-000000000000";

const COST = "energy-cost = 2";
const NAME = '"Lantern Fox"';
const TYPE = '"Character"';
const RULES = /rules-text = (".*")/;
const IMAGE = /image-number = .*/;

/** Files that are not TOML. */
const SYNTAX: readonly Edit[] = [
  [
    "a string that is not closed",
    "cards.toml:643:8 invalid-toml",
    /$/,
    '\nname = "',
  ],
  [
    "an array that is not closed",
    "cards.toml:6:15 invalid-toml",
    COST,
    "energy-cost = [2",
  ],
  [
    "a key without an equals sign",
    "cards.toml:6:13 invalid-toml",
    COST,
    "energy-cost 2",
  ],
  [
    "a key without a value",
    "cards.toml:6:1 invalid-toml",
    COST,
    "energy-cost =",
  ],
  [
    "a colon for an equals sign",
    "cards.toml:6:12 invalid-toml",
    COST,
    "energy-cost: 2",
  ],
  [
    "a comma at the end of a line",
    "cards.toml:6:16 invalid-toml",
    COST,
    "energy-cost = 2,",
  ],
  [
    "two keys on one line",
    "cards.toml:6:17 invalid-toml",
    COST,
    "energy-cost = 2 spark2 = 3",
  ],
  [
    "a key that is there twice",
    "cards.toml:7:1 invalid-toml",
    COST,
    `${COST}\n${COST}`,
  ],
  [
    "text without quotation marks",
    "cards.toml:9:13 invalid-toml",
    TYPE,
    "Character",
  ],
  [
    "typographic quotation marks",
    "cards.toml:4:8 invalid-toml",
    NAME,
    "“Lantern Fox”",
  ],
  [
    "an unknown escape sequence",
    "cards.toml:4:16 invalid-toml",
    NAME,
    '"Lantern\\qFox"',
  ],
  [
    "a number with a leading zero",
    "cards.toml:6:15 invalid-toml",
    COST,
    "energy-cost = 02",
  ],
  [
    "True with a capital",
    "cards.toml:11:11 invalid-toml",
    "is-fast = false",
    "is-fast = True",
  ],
  [
    "a header that is not closed",
    "cards.toml:3:1 invalid-toml",
    "[[cards]]",
    "[[cards]",
  ],
  [
    "a merge conflict",
    "cards.toml:3:1 invalid-toml",
    "[[cards]]",
    "<<<<<<< HEAD\n[[cards]]",
  ],
  [
    "an end in the middle of a key",
    "cards.toml:642:1 invalid-toml",
    /\n*$/,
    "\nna",
  ],
  ["JSON in it", "cards.toml:1:1 invalid-toml", /[^]*/, '{"cards": []}\n'],
  [
    "a comment behind slashes",
    "cards.toml:6:17 invalid-toml",
    COST,
    `${COST} // low`,
  ],
  [
    "a string of several lines that is not closed",
    "cards.toml:643:8 invalid-toml",
    /$/,
    '\nname = """\nFox\n',
  ],
  [
    "a string between two kinds of quotes",
    "cards.toml:4:8 invalid-toml",
    NAME,
    "'Lantern Fox\"",
  ],
  [
    "a table that is there twice",
    "cards.toml:645:1 invalid-toml",
    /$/,
    "\n[a]\nb = 1\n[a]\n",
  ],
  [
    "a header without a name",
    "cards.toml:3:1 invalid-toml",
    "[[cards]]",
    "[[]]",
  ],
  [
    "a number with two underscores",
    "cards.toml:6:15 invalid-toml",
    COST,
    "energy-cost = 1__0",
  ],
  [
    "a date that does not exist",
    "cards.toml:6:15 invalid-toml",
    COST,
    "energy-cost = 2026-13-01",
  ],
];

/** Characters that nobody sees. */
const CHARACTERS: readonly Edit[] = [
  [
    "a byte order mark before a key",
    "cards.toml:6:1 invalid-toml",
    COST,
    `\ufeff${COST}`,
  ],
  [
    "two byte order marks",
    "cards.toml:1:1 unreadable-file",
    /^/,
    "\ufeff\ufeff",
  ],
  ["a NUL in a string", "cards.toml:4:16 invalid-toml", NAME, '"Lantern\0Fox"'],
  [
    "a NUL between entries",
    "cards.toml:3:1 invalid-toml",
    "[[cards]]",
    "\0[[cards]]",
  ],
  [
    "a carriage return in a string",
    "cards.toml:4:16 invalid-toml",
    NAME,
    '"Lantern\rFox"',
  ],
  [
    "a lone carriage return as line end",
    "cards.toml:6:16 invalid-toml",
    `${COST}\n`,
    `${COST}\r`,
  ],
  [
    "a no-break space before a key",
    "cards.toml:6:1 invalid-toml",
    COST,
    `\u00a0${COST}`,
  ],
  [
    "a zero-width space in a key",
    "cards.toml:6:7 invalid-toml",
    COST,
    "energy\u200b-cost = 2",
  ],
  [
    "a zero-width space in a type",
    "cards.toml:9:14 unknown-value",
    TYPE,
    '"Char\u200bacter"',
  ],
  [
    "a Cyrillic letter in a type",
    "cards.toml:9:14 unknown-value",
    TYPE,
    '"Ch\u0430racter"',
  ],
  [
    "a zero-width space in rules text",
    "cards.toml:7:26 unknown-word",
    "Draw {",
    "Draw\u200b {",
  ],
];

/** Tables that are not what the game reads. */
const TABLES: readonly Edit[] = [
  ["no text in it", "cards.toml:1:1 empty-table", /[^]*/, ""],
  [
    "nothing but a comment",
    "cards.toml:1:1 empty-table",
    /[^]*/,
    "# nothing\n",
  ],
  [
    "nothing but blank lines",
    "cards.toml:1:1 empty-table",
    /[^]*/,
    "\n \n\t\n",
  ],
  ["[cards] once", "cards.toml:16:1 invalid-toml", "[[cards]]", "[cards]"],
  [
    "[cards] everywhere",
    "cards.toml:16:1 invalid-toml",
    /\[\[cards\]\]/g,
    "[cards]",
  ],
  ["[[card]] once", "cards.toml:3:1 unknown-table", "[[cards]]", "[[card]]"],
  [
    "[[card]] everywhere",
    "cards.toml:3:1 unknown-table",
    /\[\[cards\]\]/g,
    "[[card]]",
  ],
  ["[[Cards]]", "cards.toml:3:1 unknown-table", /\[\[cards\]\]/g, "[[Cards]]"],
  [
    "[[cards.x]]",
    "cards.toml:16:1 unread-key",
    /\[\[cards\]\](?=\nname = "H)/,
    "[[cards.x]]",
  ],
  [
    "[[test-cards]]",
    "cards.toml:16:1 unknown-table",
    /\[\[cards\]\](?=\nname = "H)/,
    "[[test-cards]]",
  ],
  ["[cards.extra]", "cards.toml:13:1 unread-key", IMAGE, "[cards.extra]\n$&"],
  [
    "a number for all cards",
    "cards.toml:1:1 wrong-table",
    /[^]*/,
    "cards = 5\n",
  ],
  [
    "an empty array for all cards",
    "cards.toml:1:1 empty-table",
    /[^]*/,
    "cards = []\n",
  ],
  [
    "an array of numbers",
    "cards.toml:1:1 wrong-table",
    /[^]*/,
    "cards = [1, 2]\n",
  ],
  [
    "nested arrays",
    "cards.toml:1:1 wrong-table",
    /[^]*/,
    "cards = [[1], [2]]\n",
  ],
  [
    "an inline table for all cards",
    "cards.toml:1:1 wrong-table",
    /[^]*/,
    "cards = { id = 1 }\n",
  ],
  [
    "a key above the first entry",
    "cards.toml:1:1 unknown-table",
    /^/,
    "spark = 2\n",
  ],
];

/** Keys of cards that are missing, misspelled, or of the wrong type. */
const KEYS: readonly Edit[] = [
  ["is-fat for is-fast", "cards.toml:11:1 unread-key", "is-fast", "is-fat"],
  [
    "rulestext for rules-text",
    "cards.toml:7:1 unread-key",
    "rules-text",
    "rulestext",
  ],
  [
    "Energy-Cost with capitals",
    "cards.toml:6:1 unread-key",
    COST,
    "Energy-Cost = 2",
  ],
  [
    "energy_cost with an underscore",
    "cards.toml:6:1 unread-key",
    COST,
    "energy_cost = 2",
  ],
  [
    "energy.cost with a dot",
    "cards.toml:6:1 unread-key",
    COST,
    "energy.cost = 2",
  ],
  ["no id", "cards.toml:3:1 missing-key", /id = ".*"\n/, ""],
  ["no name", "cards.toml:3:1 missing-key", /name = ".*"\n/, ""],
  ["no card type", "cards.toml:3:1 missing-key", /card-type = ".*"\n/, ""],
  ["no image number", "cards.toml:3:1 missing-key", /image-number = .*\n/, ""],
  [
    "an id that is a number",
    "cards.toml:5:6 wrong-type",
    /id = ".*"/,
    "id = 3",
  ],
  [
    "an id that is empty",
    "cards.toml:5:6 invalid-uuid",
    /id = ".*"/,
    'id = ""',
  ],
  [
    "an id with a digit less",
    "cards.toml:5:6 invalid-uuid",
    "bebbc642-",
    "bebbc64-",
  ],
  [
    "an id with a letter too far",
    "cards.toml:5:6 invalid-uuid",
    "bebbc642-",
    "gebbc642-",
  ],
  ["an id with a space", "cards.toml:5:6 invalid-uuid", /id = "/, 'id = " '],
  ["an id of another card", "cards.toml:18:6 duplicate-card-id", BELL, FOX],
  [
    "an id of another card in capitals",
    "cards.toml:18:6 duplicate-card-id",
    BELL,
    FOX.toUpperCase(),
  ],
  ["a name that is empty", "cards.toml:4:8 unusable-value", NAME, '""'],
  ["a name that is a date", "cards.toml:4:8 wrong-type", NAME, "2026-11-17"],
  [
    "rules text that is a date",
    "cards.toml:7:14 wrong-type",
    RULES,
    "rules-text = 2026-11-17",
  ],
  [
    "rules text that is an array",
    "cards.toml:7:14 wrong-type",
    RULES,
    "rules-text = [$1]",
  ],
  [
    "rules text that is a table",
    "cards.toml:7:14 wrong-type",
    RULES,
    "rules-text = { text = $1 }",
  ],
  ["a misspelled type", "cards.toml:9:14 unknown-value", TYPE, '"Charcter"'],
  [
    "a type in lower case",
    "cards.toml:9:14 unknown-value",
    TYPE,
    '"character"',
  ],
  ["a type that is empty", "cards.toml:9:14 unknown-value", TYPE, '""'],
  ["a type that is a number", "cards.toml:9:13 wrong-type", TYPE, "3"],
  [
    "a misspelled subtype",
    "cards.toml:10:12 unknown-value",
    '"Spirit Animal"',
    '"Spirit Anmal"',
  ],
  [
    "a subtype that is an array",
    "cards.toml:10:11 wrong-type",
    '"Spirit Animal"',
    '["Child"]',
  ],
  [
    "a misspelled rarity",
    "cards.toml:14:11 unknown-value",
    '"Common"',
    '"Comon"',
  ],
  [
    "a cost in words",
    "cards.toml:6:15 unusable-value",
    COST,
    'energy-cost = "two"',
  ],
  [
    "a cost with a fraction",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = 2.5",
  ],
  [
    "a cost below zero",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = -2",
  ],
  [
    "a cost that is too large",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = 4294967296",
  ],
  [
    "a cost that is not a number",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = nan",
  ],
  [
    "a cost that is a flag",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = true",
  ],
  [
    "a cost that is an array",
    "cards.toml:6:15 unusable-value",
    COST,
    "energy-cost = [2]",
  ],
  [
    "spark in words",
    "cards.toml:12:9 wrong-type",
    "spark = 1",
    'spark = "one"',
  ],
  [
    "spark with a fraction",
    "cards.toml:12:9 wrong-type",
    "spark = 1",
    "spark = 1.5",
  ],
  [
    "spark below zero",
    "cards.toml:12:9 unusable-value",
    "spark = 1",
    "spark = -1",
  ],
  [
    "a flag in quotation marks",
    "cards.toml:11:11 wrong-type",
    "is-fast = false",
    'is-fast = "false"',
  ],
  [
    "a flag that is a number",
    "cards.toml:11:11 wrong-type",
    "is-fast = false",
    "is-fast = 0",
  ],
  [
    "an image number in quotes",
    "cards.toml:13:16 wrong-type",
    IMAGE,
    'image-number = "1"',
  ],
  [
    "an image number with a fraction",
    "cards.toml:13:16 wrong-type",
    IMAGE,
    "image-number = 1.5",
  ],
  [
    "an image number below zero",
    "cards.toml:13:16 unusable-value",
    IMAGE,
    "image-number = -1",
  ],
  [
    "an image number of 20 digits",
    "cards.toml:13:16 unusable-value",
    IMAGE,
    "image-number = 99999999999999999999",
  ],
];

/** Rules texts and variables. */
const ABILITIES: readonly Edit[] = [
  [
    "text without abilities",
    "cards.toml:7:15 unknown-word",
    RULES,
    'rules-text = "Hello."',
  ],
  [
    "a text of one period",
    "cards.toml:7:15 misplaced-word",
    RULES,
    'rules-text = "."',
  ],
  [
    "a misspelled word",
    "cards.toml:7:26 unknown-word",
    "Draw {cards}",
    "Drow {cards}",
  ],
  [
    "a misspelled directive",
    "cards.toml:7:31 unknown-directive",
    "{cards}",
    "{crads}",
  ],
  [
    "a directive that is not closed",
    "cards.toml:7:31 unclosed-brace",
    "{cards}.",
    "{cards.",
  ],
  [
    "a text without a period",
    "cards.toml:7:38 missing-punctuation",
    "{cards}.",
    "{cards}",
  ],
  [
    "a misspelled variable",
    "cards.toml:7:31 unresolved-variable",
    '"cards: 1"',
    '"crads: 1"',
  ],
  [
    "a variable in words",
    "cards.toml:8:21 invalid-binding-value",
    '"cards: 1"',
    '"cards: one"',
  ],
  [
    "a variable below zero",
    "cards.toml:8:21 invalid-binding-value",
    '"cards: 1"',
    '"cards: -1"',
  ],
  [
    "a variable that is too large",
    "cards.toml:8:21 invalid-binding-value",
    '"cards: 1"',
    '"cards: 99999999999"',
  ],
  [
    "a variable without a colon",
    "cards.toml:8:14 binding-without-colon",
    '"cards: 1"',
    '"cards 1"',
  ],
  [
    "variables as a table",
    "cards.toml:8:13 wrong-type",
    '"cards: 1"',
    "{ cards = 1 }",
  ],
  ["variables as a number", "cards.toml:8:13 wrong-type", '"cards: 1"', "1"],
  [
    "variable for variables",
    "cards.toml:8:1 unread-key",
    "variables =",
    "variable =",
  ],
  [
    "a number in the text",
    "cards.toml:7:31 value-in-text",
    "Draw {cards}",
    "Draw 2 cards",
  ],
  [
    "an emoji in the text",
    "cards.toml:7:26 unknown-word",
    "Draw {cards}",
    "🎉 Draw {cards}",
  ],
  [
    "a word of another game",
    "cards.toml:7:26 foreign-word",
    "Draw {cards}",
    "Destroy an enemy",
  ],
  [
    "no variables",
    "cards.toml:7:31 unresolved-variable",
    'variables = "cards: 1"\n',
    "",
  ],
];

const LIST_ROWS: readonly Edit[] = [
  [
    "a list of a card that does not exist",
    "card-lists.toml:4:11 unknown-card",
    FOX,
    NOBODY,
  ],
  [
    "a list of cards of another kind",
    "card-lists.toml:4:11 unknown-card",
    '"BaseCardId"',
    '"DreamwellCardId"',
  ],
  [
    "a list of an unknown type",
    "card-lists.toml:3:14 unknown-value",
    '"BaseCardId"',
    '"BaseCardID"',
  ],
  [
    "a list without a name",
    "card-lists.toml:1:1 missing-key",
    /list-name = .*\n/,
    "",
  ],
  [
    "a list with an empty name",
    "card-lists.toml:2:13 unusable-name",
    '"First Voyage"',
    '""',
  ],
  [
    "a list with a bad id",
    "card-lists.toml:4:11 invalid-uuid",
    FOX,
    "bebbc642",
  ],
  [
    "copies below zero",
    "card-lists.toml:5:10 unusable-value",
    /copies = \d+/,
    "copies = -3",
  ],
  [
    "copies with a fraction",
    "card-lists.toml:5:10 wrong-type",
    /copies = \d+/,
    "copies = 1.5",
  ],
  [
    "copies in quotation marks",
    "card-lists.toml:5:10 wrong-type",
    /copies = \d+/,
    'copies = "3"',
  ],
  [
    "more copies than any deck has",
    "card-lists.toml:5:10 unusable-value",
    /copies = \d+/,
    "copies = 100000",
  ],
  ["no copies key", "card-lists.toml:1:1 missing-key", /copies = \d+\n/, ""],
  [
    "a list of a dreamwell card",
    "card-lists.toml:4:11 unknown-card",
    FOX,
    "a2a80856-2a94-42e5-8cd1-15eab4e08688",
  ],
  [
    "a list whose name is another in lower case",
    "card-lists.toml:8:13 duplicate-constant",
    /"First Voyage"(?=[^]*?"First Voyage")/,
    '"first voyage"',
  ],
  ["copys for copies", "card-lists.toml:5:1 unread-key", "copies", "copys"],
  [
    "an inline table for all lists",
    "card-lists.toml:1:1 wrong-table",
    /[^]*/,
    "card-lists = { x = 1 }\n",
  ],
];

const EFFECT_ROWS: readonly Edit[] = [
  [
    "a misspelled effect",
    "card-fx.toml:3:16 unknown-value",
    '"FireProjectile"',
    '"FireProjectil"',
  ],
  [
    "an unknown trigger",
    "card-fx.toml:4:19 unknown-value",
    '"ApplyTargetedEffect"',
    '"Apply"',
  ],
  [
    "an unknown object of an effect",
    "card-fx.toml:5:22 unknown-value",
    '"ThisCard"',
    '"ThatCard"',
  ],
  [
    "a duration in quotation marks",
    "card-fx.toml:32:32 wrong-type",
    "= 500",
    '= "500"',
  ],
  [
    "a duration below zero",
    "card-fx.toml:32:32 unusable-value",
    "= 500",
    "= -500",
  ],
  ["a scale in words", "card-fx.toml:33:16 wrong-type", "= 2.5", '= "big"'],
  [
    "a color that is none",
    "card-fx.toml:16:18 unusable-value",
    /dissolve-color = ".*"/,
    'dissolve-color = "red"',
  ],
  [
    "a misspelled key of an effect",
    "card-fx.toml:7:1 unread-key",
    "projectile-address",
    "projectile-adress",
  ],
];

const DREAMWELL_ROWS: readonly Edit[] = [
  [
    "dreamwell energy missing",
    "dreamwell.toml:1:1 missing-key",
    /energy-produced = .*\n/,
    "",
  ],
  [
    "dreamwell energy in words",
    "dreamwell.toml:4:19 wrong-type",
    /energy-produced = .*/,
    'energy-produced = "two"',
  ],
  [
    "a phase below zero",
    "dreamwell.toml:5:9 unusable-value",
    /phase = .*/,
    "phase = -1",
  ],
  [
    "a misspelled dreamwell text",
    "dreamwell.toml:12:15 unknown-directive",
    "{Foresee}",
    "{Forsee}",
  ],
  [
    "a dreamwell id of another card",
    "dreamwell.toml:3:6 duplicate-card-id",
    /id = ".*"/,
    `id = "${FOX}"`,
  ],
  [
    "dreamwell cards that are gone",
    "dreamwell.toml:1:1 empty-table",
    /[^]*/,
    "",
  ],
];

const TEST_ROWS: readonly Edit[] = [
  [
    "a test card with the id of a card",
    "test-cards.toml:3:6 duplicate-card-id",
    /id = ".*"/,
    `id = "${FOX}"`,
  ],
  [
    "a test card with a name of no letters",
    "test-cards.toml:2:8 unusable-name",
    /name = ".*"/,
    'name = "???"',
  ],
  [
    "a test card that starts with a digit",
    "test-cards.toml:2:8 unusable-name",
    /name = ".*"/,
    'name = "1st"',
  ],
  [
    "two test cards with one name",
    "test-cards.toml:15:8 duplicate-constant",
    /name = "(.*)"([^]*?)name = ".*"/,
    'name = "$1"$2name = "$1"',
  ],
];

const MESSAGES: readonly Edit[] = [
  [
    "a line that is no message",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\n<<<\n",
  ],
  [
    "a message without anything after it",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\nodd =\n",
  ],
  [
    "a message without a value",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\njunk\n",
  ],
  [
    "a message that is not closed",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\nodd = { $x\n",
  ],
  [
    "a message that is there twice",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\nbutton-end-turn = Again\n",
  ],
  [
    "a message of another that does not exist",
    "strings.ftl:13:9 unknown-string",
    /$/,
    "\nodd = { no-such }\n",
  ],
  [
    "a term that does not exist",
    "strings.ftl:13:9 unknown-string",
    /$/,
    "\nodd = { -no-such }\n",
  ],
  [
    "a function that does not exist",
    "strings.ftl:13:9 invalid-string",
    /$/,
    "\nodd = { NOPE($x) }\n",
  ],
  [
    "two messages that contain each other",
    "strings.ftl:13:1 invalid-string",
    /$/,
    "\na = { b }\nb = { a }\n",
  ],
  [
    "variants without a default",
    "strings.ftl:8:1 invalid-string",
    "*[other]",
    "[other]",
  ],
];

/** Files that are gone, swapped, or emptied. */
const WHOLE_FILES: readonly Slip[] = [
  gone("cards.toml", "cards.toml:1:1 missing-file"),
  gone("card-lists.toml", "card-lists.toml:1:1 missing-file"),
  gone("card-fx.toml", "card-fx.toml:1:1 missing-file"),
  gone("dreamwell.toml", "dreamwell.toml:1:1 missing-file"),
  gone("test-cards.toml", "test-cards.toml:1:1 missing-file"),
  {
    what: "Cards.toml for cards.toml",
    at: "cards.toml:1:1 missing-file",
    make: (files) => {
      files.set(`${TABULA}/Cards.toml`, files.get(CARDS) ?? "");
      files.delete(CARDS);
    },
  },
  {
    what: "cards.txt for cards.toml",
    at: "cards.toml:1:1 missing-file",
    make: (files) => {
      files.set(`${TABULA}/cards.txt`, files.get(CARDS) ?? "");
      files.delete(CARDS);
    },
  },
  {
    what: "an unreadable list for a spreadsheet",
    at: "sheets.toml:1:1 invalid-toml",
    make: (files) => files.set(`${TABULA}/sheets.toml`, "]["),
  },
  {
    what: "two files swapped",
    at: "card-lists.toml:3:1 unknown-table",
    make: (files) => {
      const lists = files.get(LISTS) ?? "";
      files.set(LISTS, files.get(CARDS) ?? "");
      files.set(CARDS, lists);
    },
  },
  emptied("card-lists.toml", "card-lists.toml:1:1 empty-table"),
  emptied("test-cards.toml", "test-cards.toml:1:1 empty-table"),
];

/** Every way to break the sample. */
export const SLIPS: readonly Slip[] = [
  ...inFile(CARDS, [
    ...SYNTAX,
    ...CHARACTERS,
    ...TABLES,
    ...KEYS,
    ...ABILITIES,
  ]),
  ...inFile(LISTS, LIST_ROWS),
  ...inFile(EFFECTS, EFFECT_ROWS),
  ...inFile(DREAMWELL, DREAMWELL_ROWS),
  ...inFile(TESTS, TEST_ROWS),
  ...inFile(STRINGS, MESSAGES),
  ...WHOLE_FILES,
];

function inFile(file: string, edits: readonly Edit[]): readonly Slip[] {
  return edits.map(([what, at, from, to]) => ({
    what,
    at,
    make: (files) => edit(files, file, from, to),
  }));
}

function gone(file: string, at: string): Slip {
  return {
    what: `${file} gone`,
    at,
    make: (files) => files.delete(`${TABULA}/${file}`),
  };
}

function emptied(file: string, at: string): Slip {
  return {
    what: `${file} emptied`,
    at,
    make: (files) => files.set(`${TABULA}/${file}`, "# no entries\n"),
    onlyArtifactsTell: true,
  };
}
