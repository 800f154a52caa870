/** The keywords that stand alone. */
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
] as const;

/** The colors of ink. */
export const INK_TYPES: ReadonlySet<string> = new Set([
  "Amber",
  "Amethyst",
  "Emerald",
  "Ruby",
  "Sapphire",
  "Steel",
]);
