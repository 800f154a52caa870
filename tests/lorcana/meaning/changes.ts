/** One way to change a text so that it says something else. */
export interface Change {
  readonly name: string;
  readonly from: RegExp;
  readonly to: string | ((found: string) => string);
}

/** Changes of owners, quantifiers, players, numbers, durations and zones. */
export const CHANGES: readonly Change[] = [
  { name: "your → an opponent's", from: /\byour\b/gu, to: "an opponent's" },
  { name: "your → their", from: /\byour\b/gu, to: "their" },
  { name: "opposing → your", from: /\bopposing\b/gu, to: "your" },
  { name: "opposing left out", from: /\bopposing /gu, to: "" },
  { name: "of yours left out", from: / of yours\b/gu, to: "" },
  { name: "other left out", from: /\bother /gu, to: "" },
  { name: "another → a", from: /\banother\b/gu, to: "a" },
  { name: "chosen → each", from: /\b[Cc]hosen\b/gu, to: "each" },
  { name: "each → chosen", from: /\b[Ee]ach\b/gu, to: "chosen" },
  { name: "all → any number of", from: /\ball\b/gu, to: "any number of" },
  { name: "up to left out", from: /\bup to /gu, to: "" },
  { name: "may left out", from: /\byou may /gu, to: "" },
  { name: "each opponent → you", from: /\b[Ee]ach opponent\b/gu, to: "you" },
  {
    name: "chosen opponent → each opponent",
    from: /\b[Cc]hosen opponent\b/gu,
    to: "each opponent",
  },
  { name: "numbers + 1", from: /\b\d+\b/gu, to: (n) => String(Number(n) + 1) },
  { name: "this turn left out", from: / this turn\b/gu, to: "" },
  {
    name: "this turn → until the start of your next turn",
    from: /\bthis turn\b/gu,
    to: "until the start of your next turn",
  },
  { name: "hand → discard", from: /\bhand\b/gu, to: "discard" },
  {
    name: "discard → hand",
    from: /\b(?:your|their) discard\b/gu,
    to: "your hand",
  },
  { name: "inkwell → discard", from: /\binkwell\b/gu, to: "discard" },
  { name: "top → bottom", from: /\btop\b/gu, to: "bottom" },
  { name: "exerted left out", from: /\bexerted /gu, to: "" },
  { name: "damaged left out", from: /\bdamaged /gu, to: "" },
  { name: "or more → or less", from: /\bor more\b/gu, to: "or less" },
  { name: "gain → lose", from: /\b[Gg]ain (?=\d+ lore)/gu, to: "lose " },
  { name: "or → and", from: / or (?=item|location|character)/gu, to: " and " },
  {
    name: "character → item",
    from: /\bchosen character\b/gu,
    to: "chosen item",
  },
];

/** The texts that a change makes of one, each changed in one place. */
export function changed(text: string, { from, to }: Change): readonly string[] {
  return [...text.matchAll(from)].map(({ 0: found, index }) => {
    const words = typeof to === "string" ? to : to(found);
    return text.slice(0, index) + words + text.slice(index + found.length);
  });
}
