/** Texts of about so many characters. */
export type Shape = (size: number) => string;

/** What a text repeats. */
const UNITS = [
  " ",
  "\n",
  "\r\n",
  ".",
  ",",
  ":",
  "•",
  "{",
  "}",
  "[",
  "( ",
  '" ',
  "'",
  "“",
  "—",
  "\\",
  "<",
  "1",
  "a",
  "é",
  "🙂",
  "\u0301",
  "\0",
  "foo ",
  "Abc ",
  "named Abc ",
  "Abc or ",
  "{e} ",
  "{cards}, ",
  "Draw {cards}. ",
  "{Judgment} Draw {cards}.\n\n",
  "When you discard a card, ",
  "Until end of turn, ",
  "{bullet} {1}: Draw {cards}.\n",
  "e: 1, ",
  "cards 2, ",
  "x: y\n",
  "Draw a card. ",
  "draw a card, then ",
  "• Draw a card. ",
  "choose one: • ",
  "if you do, ",
  "banish ",
  "your characters ",
  "for each ",
  "with cost 1 or less ",
  'chosen character gains "',
  '"Draw a card." ',
  "Whenever this character quests, ",
  "Rush, ",
  "{E}, ",
  "Puppy Shift 3 ",
  "a=1\n",
  "[x]\n",
  "[state]\n",
  "humanhand=Opt|Tapped;\n",
  "|Counters:P1P1=1,",
  "Opt|Tapped;",
  "[[cards]]\n",
  "QUICK STEP Draw a card. ",
  "AB ",
  "Draw a card\n",
  "draw a card if you do, ",
] as const;

/** Shapes that are not the same all over. */
const FRAMES: Readonly<Record<string, Shape>> = {
  "blanks between sentences": (size) =>
    `Draw a card.${" ".repeat(size)}Draw a card.`,
  "blanks between sentences with directives": (size) =>
    `Draw {cards}.${" ".repeat(size)}Draw {cards}.`,
  "lines between sentences": (size) =>
    `Draw {cards}.${"\n".repeat(size)}Draw {cards}.`,
  "blanks after a verb": (size) => `banish${" ".repeat(size)}`,
  "a list of keywords": (size) =>
    `Chosen character gains ${"Rush, ".repeat(size / 6)}and Ward.`,
  "a list of names": (size) =>
    `Banish chosen character named ${"Abc or ".repeat(size / 7)}Abc.`,
  "a list of effects": (size) =>
    `Draw {cards}${", then draw {cards}".repeat(size / 19)}.`,
  "tables of TOML": (size) => numbered(size, (i) => `[t${i}]\n`),
  "keys of TOML": (size) =>
    `[[cards]]\n${numbered(size, (i) => `k${i}.a = ${i}\n`)}`,
  "tables in a row of TOML": (size) =>
    `[[cards]]\n${numbered(size, (i) => `[cards.t${i}]\n`)}`,
  "a list of TOML": (size) => `x = [${'"a", '.repeat(size / 5)}]\n`,
  "rows of TOML": (size) =>
    numbered(size, (i) => `[[cards]]\nid = "${i}"\nrules-text = "Drw."\n`),
  "escapes of TOML": (size) =>
    `[[cards]]\nrules-text = "${"Draw {cards}.\\n\\n".repeat(size / 17)}"\n`,
  "a hand of cards": (size) => `[state]\nhumanhand=${"Opt;".repeat(size / 4)}`,
};

/** Units that differ by their numbers. */
function numbered(size: number, unit: (index: number) => string): string {
  const count = Math.ceil(size / unit(100).length);
  return Array.from({ length: count }, (_, index) => unit(index)).join("");
}

/** All shapes, by what they are made of. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...UNITS.map((unit): [string, Shape] => [
    JSON.stringify(unit),
    (size) => unit.repeat(size / unit.length),
  ]),
  ...Object.entries(FRAMES),
]);
