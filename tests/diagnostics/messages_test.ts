import { deepStrictEqual, throws } from "node:assert/strict";
import { expectString } from "../../diagnostics/arguments.ts";
import { abilityMessages } from "../../lexer/messages/mod.ts";
import { displayMessages } from "../../serializer/display/diagnostic.ts";
import { lorcanaMessages } from "../../lorcana/messages/mod.ts";
import { puzzleMessages } from "../../pzl/messages/mod.ts";
import { tabulaMessages } from "../../tabula/messages/mod.ts";
import { writingMessages } from "../../diagnostics/messages/writing.ts";

Deno.test("a code has the same message in every language that has it", () => {
  const known = new Map<string, unknown>();
  const others: string[] = [];
  for (
    const messages of [
      abilityMessages,
      displayMessages,
      lorcanaMessages,
      puzzleMessages,
      tabulaMessages,
      writingMessages,
    ]
  ) {
    for (const [code, message] of Object.entries(messages)) {
      if ((known.get(code) ?? message) !== message) others.push(code);
      known.set(code, message);
    }
  }
  deepStrictEqual(others, []);
});

const { "unknown-table": table, "unknown-card": card, "unknown-value": value } =
  tabulaMessages;
const { "mana-space": mana, "unknown-card-name": cardName } = puzzleMessages;
const what = "rarity";

/** Messages that are worded by what they are about. */
const WORDED: readonly (readonly [said: string, expected: string])[] = [
  [
    table({ found: "x", table: "cards", isKey: true }),
    'Unknown key "x": the game reads only [[cards]] from this file',
  ],
  [
    table({ found: "x", table: "cards" }),
    'Unknown table "x": the game reads only [[cards]] from this file',
  ],
  [card({ id: "7" }), 'Unknown card "7": no card has this id'],
  [
    card({ id: "7", type: "Event" }),
    'Unknown card "7": no card of type Event has this id',
  ],
  [
    value({ what, found: "x", known: ["a"] }),
    'Unknown rarity "x": expected "a"',
  ],
  [
    value({ what, found: "x", known: ["a", "b"] }),
    'Unknown rarity "x": expected "a" or "b"',
  ],
  [
    value({ what, found: "x", known: ["a", "b", "c"] }),
    'Unknown rarity "x": expected "a", "b" or "c"',
  ],
  [
    mana({ extra: 0 }),
    "Another blank than a space between two symbols: Forge takes them for one",
  ],
  [
    mana({ extra: 1 }),
    "Mana symbols are not separated by single spaces: Forge adds one colorless mana",
  ],
  [
    mana({ extra: 2 }),
    "Mana symbols are not separated by single spaces: Forge adds 2 colorless mana",
  ],
  [cardName({ found: "Fire" }), 'No card is named "Fire": Forge leaves it out'],
  [
    cardName({ found: "Tazeem", type: "Plane" }),
    'Card "Tazeem" has the type Plane: Forge does not load such cards and leaves it out',
  ],
];

for (const [said, expected] of WORDED) {
  Deno.test(`a message says: ${expected}`, () => {
    deepStrictEqual(said, expected);
  });
}

/** What stands in place of a text, and how that is said. */
const FOUND: readonly (readonly [value: unknown, said: string])[] = [
  [undefined, "nothing"],
  [() => {}, "a value of type function"],
  [7, "the number 7"],
  [null, "null"],
  [true, "true"],
  [[], "a list"],
];

for (const [value, said] of FOUND) {
  Deno.test(`a wrong argument is told as ${said}`, () => {
    const message =
      `Cannot use argument "text": expected a string, found ${said}`;
    throws(() => expectString(value, "text"), { message });
  });
}
