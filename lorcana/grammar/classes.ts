import { withS } from "../lexicon/inflect.ts";

/**
 * The game's one-word classifications. Other capitalized words in a row form a
 * single classification, such as "Ice Bear": the text alone does not show where
 * a new one ends, but `names` in the options does.
 */
export const CLASSES: ReadonlySet<string> = new Set([
  "Alien",
  "Ally",
  "Broom",
  "Captain",
  "Deity",
  "Detective",
  "Dragon",
  "Dreamborn",
  "Entangled",
  "Explorer",
  "Fairy",
  "Floodborn",
  "Gargoyle",
  "Ghost",
  "Hero",
  "Hunny",
  "Hyena",
  "Illusion",
  "Inventor",
  "King",
  "Knight",
  "Lion",
  "Madrigal",
  "Mentor",
  "Monster",
  "Musketeer",
  "Pirate",
  "Prince",
  "Princess",
  "Puppy",
  "Queen",
  "Racer",
  "Robot",
  "Sorcerer",
  "Storyborn",
  "Super",
  "Tigger",
  "Titan",
  "Toy",
  "Villain",
  "Whisper",
  "Wolf",
]);

/** Classifications that are not nouns: no text says "Floodborns". */
const NO_NOUNS: ReadonlySet<string> = new Set([
  "Dreamborn",
  "Entangled",
  "Floodborn",
  "Hunny",
  "Storyborn",
  "Super",
  "Whisper",
]);

/** Plurals of classifications, such as "Brooms", "Heroes", "Allies". */
export const PLURALS: ReadonlyMap<string, string> = new Map(
  [...CLASSES].filter((name) => !NO_NOUNS.has(name))
    .map((name) => [withS(name), name]),
);
