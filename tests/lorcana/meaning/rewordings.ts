import { type Change, change } from "./changes.ts";

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

/** Numbers, symbols and contractions. */
const WORDS: readonly Change[] = [
  change(
    /(?<![+\-–{\w])[2-7]\b(?= (?:chosen |of your |or more |damage|lore|cards))/gu,
    (n) => NUMBERS[Number(n)]!,
    "2 → two",
  ),
  change(/(?<=with cost )[1-7]\b/gu, (n) => NUMBERS[Number(n)]!, "cost two"),
  change(/\b1(?= lore)/gu, "one", "1 lore → one lore"),
  change(/\{S\}/gu, "strength", "{S} → strength"),
  change(/\{W\}/gu, "willpower", "{W} → willpower"),
  change(/\{L\}/gu, "lore value", "{L} → lore value"),
  change(/\bcan't\b/gu, "cannot", "can't → cannot"),
  change(/\bisn't\b/gu, "is not", "isn't → is not"),
  change(/\bdon't\b/gu, "do not", "don't → do not"),
  change(/\bit's\b/gu, "it is", "it's → it is"),
  change(/\bfacedown\b/gu, "face-down", "facedown → face-down"),
  change(/(?<=\d) damage\b/gu, " points of damage", "points of damage"),
];

/** Which cards, and whose. */
const CARDS: readonly Change[] = [
  change(/\b[Ee]ach\b(?! of| other)/gu, "every", "each → every"),
  change(/\ban opponent\b(?!')/gu, "any opponent", "an → any opponent"),
  change(
    /\bchosen opposing character\b/gu,
    "chosen character of an opponent's",
    "opposing → of an opponent's",
  ),
  change(
    /\bwith cost (?=\d or less)/gu,
    "that costs ",
    "with cost → that costs",
  ),
  change(/\bwith cost (?=\d or less)/gu, "costing ", "with cost → costing"),
  change(/(?<=cost \d) or less/gu, " or lower", "or less → or lower"),
  change(
    /(?<=chosen )damaged character\b/gu,
    "character with damage on them",
    "damaged → with damage on them",
  ),
  change(
    /\bthe rest\b(?! of)/gu,
    "the remaining cards",
    "the rest → the remaining cards",
  ),
  change(
    /\byou have in play\b/gu,
    "that you have in play",
    "you have → that you have",
  ),
  change(
    /\b(?:their|its) player's hand\b/gu,
    "their owner's hand",
    "player's → owner's",
  ),
  change(
    /\bthe top card of your deck\b/gu,
    "your deck's top card",
    "top card of → deck's top card",
  ),
  change(/\bon the bottom of\b/gu, "at the bottom of", "on → at the bottom"),
  change(
    /\bfrom your discard\b/gu,
    "from your discard pile",
    "discard → discard pile",
  ),
  change(/\b(?<=you may )put\b/gu, "place", "put → place"),
];

/** When, and how sentences hang together. */
const TIMES: readonly Change[] = [
  change(/^Whenever\b/gu, "Every time", "whenever → every time"),
  change(/^While\b/gu, "As long as", "while → as long as"),
  change(/\bthe start of\b/gu, "the beginning of", "start → beginning"),
  change(
    /\buntil the start of your next turn\b/gu,
    "until your next turn begins",
    "until your next turn begins",
  ),
  change(
    /(?<=[a-z}\d]) this turn(?=\.)/gu,
    " until the turn ends",
    "this turn → until the turn ends",
  ),
  change(
    /\bfor free\b/gu,
    "without paying its cost",
    "for free → without paying",
  ),
  change(/\bIf you do,/gu, "If you do so,", "if you do → if you do so"),
  change(/\bThen, /gu, "After that, ", "then → after that"),
  change(/, then /gu, ", and then ", "then → and then"),
  change(/\bOtherwise,/gu, "Else,", "otherwise → else"),
  change(/\bfor each\b/gu, "for every", "for each → for every"),
];

/** Changes of words that change nothing: each must give the same meaning. */
export const REWORDINGS: readonly Change[] = [...WORDS, ...CARDS, ...TIMES];
