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
] as const;

/** The keywords with "+N". */
export const PLUS_KEYWORDS = ["Challenger", "Resist"] as const;

/** The keywords with "N"; the text of "SingTogether" has a blank. */
export const VALUE_KEYWORDS = ["Singer", "SingTogether"] as const;

/** The colours of ink. */
export const INK_TYPES: ReadonlySet<string> = new Set([
  "Amber",
  "Amethyst",
  "Emerald",
  "Ruby",
  "Sapphire",
  "Steel",
]);
