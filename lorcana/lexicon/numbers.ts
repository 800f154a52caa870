/** "one", "two": numbers as words, from 1 on. */
export const CARDINALS: readonly string[] = [
  "one",
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

/** "first", "second": numbers as adjectives, from 1 on. */
export const ORDINALS: readonly string[] = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
];
