/** Numbers that texts spell out, from 2 on. */
const NUMBERS: readonly string[] = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** A phrase, and the one that cards use; "#" is any number. */
export type Rewording = readonly [said: string, usual: string];

/** Nouns after "one", which can also mean a card: "put one into your hand". */
const ONE_OF: readonly string[] = ["lore", "damage", "ink"];

/** Amounts: "two cards", "one lore", "2 points of damage". */
const AMOUNTS: readonly Rewording[] = [
  ...NUMBERS.map((word, at): Rewording => [word, String(at + 2)]),
  ...ONE_OF.map((noun): Rewording => [`one ${noun}`, `1 ${noun}`]),
  ["cost one", "cost 1"],
  ["one or more damage", "1 or more damage"],
  ["zero", "0"],
  ["points of damage", "damage"],
  ["point of damage", "damage"],
  ["a total of #", "#"],
  ...["cards", "characters", "items", "locations"].map((noun): Rewording => [
    `the amount of ${noun}`,
    `the number of ${noun}`,
  ]),
];

/** Symbols that texts spell out. */
const SYMBOLS: readonly Rewording[] = [
  ["strength", "{S}"],
  ["willpower", "{W}"],
  ["lore value", "{L}"],
  ["# ink less", "# {I} less"],
  ["# ink more", "# {I} more"],
  ["# ink —", "# {I} —"],
  ["# ink,", "# {I},"],
  ["pay # ink", "pay # {I}"],
  ["pays # ink", "pays # {I}"],
  ["paying # ink", "paying # {I}"],
];

/** Lower and upper bounds. */
const BOUNDS: readonly Rewording[] = [
  ["# or lower", "# or less"],
  ["# or higher", "# or more"],
  ["at most #", "# or fewer"],
  ["no more than #", "# or fewer"],
  ["no fewer than #", "# or more"],
  ["no less than #", "# or more"],
  ["cost at most #", "cost # or less"],
  ["cost at least #", "cost # or more"],
  ["cost no more than #", "cost # or less"],
  ["cost of at most #", "cost of # or less"],
  ["cost of at least #", "cost of # or more"],
  ["costing", "with cost"],
  ["that costs", "with cost"],
  ["that cost #", "with cost #"],
  ["which costs", "with cost"],
  ["whose cost is", "with cost"],
  ...["{S}", "{W}", "{L}"].flatMap((stat): readonly Rewording[] => [
    [`at most # ${stat}`, `# ${stat} or less`],
    [`at least # ${stat}`, `# ${stat} or more`],
    [`no more than # ${stat}`, `# ${stat} or less`],
    [`with ${stat} of # or less`, `with # ${stat} or less`],
    [`with ${stat} of # or more`, `with # ${stat} or more`],
    [`with ${stat} # or less`, `with # ${stat} or less`],
    [`with ${stat} # or more`, `with # ${stat} or more`],
    [`whose ${stat} is # or less`, `with # ${stat} or less`],
    [`whose ${stat} is # or more`, `with # ${stat} or more`],
  ]),
];

/** Phrases with numbers. */
export const NUMBER_REWORDINGS: readonly Rewording[] = [
  ...AMOUNTS,
  ...SYMBOLS,
  ...BOUNDS,
];
