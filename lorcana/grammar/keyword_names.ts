import type { InkType, Keyword } from "../ast/mod.ts";

/** The keywords without a number or a cost. */
export const SIMPLE_KEYWORDS = [
  "Rush",
  "Ward",
  "Evasive",
  "Bodyguard",
  "Support",
  "Reckless",
  "Vanish",
  "Alert",
  "Adventurous",
] as const satisfies readonly Keyword[];

const INK_TYPES: { readonly [I in InkType]: true } = {
  Amber: true,
  Amethyst: true,
  Emerald: true,
  Ruby: true,
  Sapphire: true,
  Steel: true,
};

/** Whether a word is a color of ink. */
export function isInkType(word: string): word is InkType {
  return Object.hasOwn(INK_TYPES, word);
}
