import type { ModifierForm } from "../modifiers/form.ts";
import { MODIFIER_FORMS } from "../modifiers/table.ts";
import { TOKEN_PARTS } from "../cards/tokens.ts";
import type { Card } from "../types.ts";

/** Whether Forge reads the source of a card as something else. */
export function isSuspect(card: Card): boolean {
  switch (card.kind) {
    case "card":
      return isCardTrap(card.name);
    case "inlineToken":
      return isTokenTrap(card.name) || isUnreadable(card.token.color);
    case "token":
      return false;
  }
}

/** Whether Forge takes the name of a card for a modifier. */
export function isCardTrap(name: string): boolean {
  const traps = TRAPS.get(beginning(name));
  if (traps === undefined) return false;
  for (const { word, whole } of traps) {
    if (whole ? name === word : name.startsWith(word)) return true;
  }
  return false;
}

/** Whether Forge takes the name of an inline token for one of its parts. */
export function isTokenTrap(name: string): boolean {
  return name.includes(":") &&
    TOKEN_PARTS.some((part) => name.startsWith(part));
}

/** Whether a token names colors that Forge cannot read. */
export function isUnreadable(color: string | undefined): boolean {
  return color !== undefined && !COLORS.has(color.toLowerCase());
}

/** What Forge reads as colors: a word, or one or two letters. */
const COLORS: ReadonlySet<string> = new Set([
  "",
  ...["white", "blue", "black", "red", "green", "colorless", "all"],
  ...[..."wubrgc"].flatMap((first) => [
    first,
    ...[..."wubrgc"].map((second) => first + second),
  ]),
]);

/** A word Forge takes for a modifier at the beginning of a name, or alone. */
interface Trap {
  readonly word: string;
  readonly whole: boolean;
}

/** By their first letters, which hardly any name has in common with them. */
const TRAPS: ReadonlyMap<number, readonly Trap[]> = Map.groupBy(
  // Forge does not know this one.
  MODIFIER_FORMS.filter(({ name }) => name !== "Manifested").map(trapOf),
  ({ word }) => beginning(word),
);

function trapOf({ name, readBare, readValue }: ModifierForm): Trap {
  return { word: readBare ? name : `${name}:`, whole: !readValue };
}

/** One number for three letters; that others share it does no harm. */
function beginning(name: string): number {
  return (name.charCodeAt(0) << 14) ^ (name.charCodeAt(1) << 7) ^
    name.charCodeAt(2);
}
