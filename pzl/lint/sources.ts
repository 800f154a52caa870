import { lazily } from "../../memo.ts";
import { TOKEN_PARTS } from "../cards/tokens.ts";
import type { ModifierForm } from "../modifiers/form.ts";
import { MODIFIER_FORMS } from "../modifiers/table.ts";
import { hint, type Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import type { InlineToken } from "../types.ts";
import { lintPasted } from "./pasted.ts";
import type { OwnedList } from "./reading_order.ts";

/** Checks the names of cards and the parts of tokens. */
export function lintSources(log: Log, { list, zone }: OwnedList): void {
  const { cards, placeOf } = list;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    if (card.kind !== "card" && zone !== "battlefield") {
      hint(log, "token-off-battlefield", placeOf(index), { zone });
    }
    if (card.kind === "token") continue;
    if (card.kind === "card") lintPasted(log, card.name, () => placeOf(index));
    const isTrap = card.kind === "card"
      ? isCardTrap(card.name)
      : isTokenTrap(card.name);
    if (isTrap) {
      hint(log, "name-is-modifier", placeOf(index), { found: card.name });
    }
    if (card.kind === "inlineToken" && isMiscolored(card.token)) {
      reportColor(log, placeOf(index), card.token);
    }
  }
}

/** Whether Forge gives a token other colors than its author had in mind. */
function isMiscolored({ color, image }: InlineToken): boolean {
  return color === undefined
    ? image !== undefined && COLORED_IMAGE.test(image)
    : !COLORS.has(color.toLowerCase());
}

function reportColor(
  log: Log,
  place: Piece,
  { color, image = "" }: InlineToken,
): void {
  if (color === undefined) hint(log, "token-without-color", place, { image });
  else hint(log, "token-color", place, { found: color });
}

/** Images are named after the color of the token, its size and its name. */
const COLORED_IMAGE = /^[wubrg]{1,5}_/;

/** Whether Forge takes the name of a card for a modifier. */
function isCardTrap(name: string): boolean {
  const traps = trapsByBeginning().get(beginning(name));
  if (traps === undefined) return false;
  for (const { word, whole } of traps) {
    if (whole ? name === word : name.startsWith(word)) return true;
  }
  return false;
}

/** Whether Forge takes the name of an inline token for one of its parts. */
function isTokenTrap(name: string): boolean {
  return name.includes(":") &&
    TOKEN_PARTS.some((part) => name.startsWith(part));
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

/** By their first letters, which hardly any card name shares. */
const trapsByBeginning: () => ReadonlyMap<string, readonly Trap[]> = lazily(
  () => {
    // Forge does not know "Manifested".
    const forms = MODIFIER_FORMS.filter(({ name }) => name !== "Manifested");
    return Map.groupBy(forms.map(trapOf), ({ word }) => beginning(word));
  },
);

function trapOf({ name, readBare, readValue }: ModifierForm): Trap {
  return { word: readBare ? name : `${name}:`, whole: !readValue };
}

function beginning(name: string): string {
  return name.slice(0, 3);
}
