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
  "a hand of cards": (size) => `[state]\nhumanhand=${"Opt;".repeat(size / 4)}`,
  "a puzzle of attachments": (size) =>
    "[metadata]\nName:A\nGoal:Win\n[state]\nactiveplayer=ai\n" +
    `activephase=MAIN1\naiplay=${chain(size / 24)}\naihand=${
      "Opt;".repeat(size / 8)
    }`,
};

/** Cards of which each is attached to the next. */
function chain(length: number): string {
  return Array.from(
    { length },
    (_, index) => `Elf|Id:${index}|AttachedTo:${index + 1};`,
  ).join("");
}

/** All shapes, by what they are made of. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...UNITS.map((unit): [string, Shape] => [
    JSON.stringify(unit),
    (size) => unit.repeat(size / unit.length),
  ]),
  ...Object.entries(FRAMES),
]);
