/**
 * Every subtype a character can have.
 *
 * @category Tree
 */
export const CARD_SUBTYPES = [
  "Agent",
  "Ancient",
  "Avatar",
  "Child",
  "Detective",
  "Explorer",
  "Guide",
  "Hacker",
  "Mage",
  "Monster",
  "Musician",
  "Outsider",
  "Renegade",
  "Robot",
  "SpiritAnimal",
  "Super",
  "Survivor",
  "Synth",
  "Tinkerer",
  "Trooper",
  "Visionary",
  "Visitor",
  "Warrior",
  "Enigma",
] as const;
Object.freeze(CARD_SUBTYPES);

/** A subtype of characters. */
export type CardSubtype = (typeof CARD_SUBTYPES)[number];

/**
 * Every kind of figment.
 *
 * @category Tree
 */
export const FIGMENT_TYPES = [
  "Celestial",
  "Radiant",
  "Halcyon",
  "Shadow",
] as const;
Object.freeze(FIGMENT_TYPES);

/** A kind of figment: a character that is not a card. */
export type FigmentType = (typeof FIGMENT_TYPES)[number];

/**
 * The names that a game has in addition to the built-in ones, as trees spell
 * them: "Pirate", "SkyPirate".
 */
export interface DeclaredNames {
  /** Subtypes of characters. */
  readonly subtypes?: readonly string[];
  /** Kinds of figments. */
  readonly figments?: readonly string[];
}
