import type { CardPlace } from "../cards.ts";
import { hint, type Log } from "../log.ts";
import { MODIFIER_FORMS, needsValue } from "../modifier_forms.ts";
import { TOKEN_PARTS } from "../tokens.ts";
import type { Card, Phase } from "../types.ts";
import { modifierOf } from "./reading_order.ts";
import { lintScript } from "./scripts.ts";

/** Checks a card by itself. */
export function lintCard(log: Log, place: CardPlace, phase: Phase): void {
  const { card, element } = place;
  if (isTrap(card)) {
    hint(log, "name-is-modifier", element, { found: card.name });
  }
  if (card.kind === "inlineToken") lintColor(log, place, card.token.color);
  if (place.modifiers.length === 0) return;
  lintNumbers(log, place);
  if (card.attacking !== undefined && !isAttackStep(phase)) {
    const whole = modifierOf(place, "attacking");
    hint(log, "attacking-ignored", whole, { phase });
  }
  if (card.executeScript) {
    lintScript(log, card.executeScript, modifierOf(place, "executeScript"));
  }
}

/** Words Forge takes for a modifier at the beginning of a name, by first letter. */
const TRAPS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  MODIFIER_FORMS.filter(({ kind }) => kind !== "exactFlag").map((form) =>
    needsValue(form) ? `${form.name}:` : form.name
  ).concat("Attaching:"),
  (trap) => trap[0] ?? "",
);

/** Words Forge takes for a modifier only if they are the whole name. */
const WHOLE_TRAPS: ReadonlySet<string> = new Set(
  MODIFIER_FORMS.filter(({ kind }) => kind === "exactFlag")
    .map(({ name }) => name).filter((name) => name !== "Manifested"),
);

function isTrap(card: Card): card is Card & { readonly name: string } {
  switch (card.kind) {
    case "card": {
      const traps = TRAPS.get(card.name[0] ?? "");
      return traps?.some((trap) => card.name.startsWith(trap)) ||
        WHOLE_TRAPS.has(card.name);
    }
    case "inlineToken":
      return TOKEN_PARTS.some((part) => card.name.startsWith(part));
    case "token":
      return false;
  }
}

const COLORS: ReadonlySet<string> = new Set([
  "white",
  "blue",
  "black",
  "red",
  "green",
  "colorless",
  "all",
]);

function lintColor(
  log: Log,
  { element }: CardPlace,
  found: string | undefined,
): void {
  const color = found?.toLowerCase() ?? "";
  const letters = color.length <= 2 &&
    [...color].every((letter) => "wubrgc".includes(letter));
  if (letters || COLORS.has(color)) return;
  hint(log, "token-color", element, { found: color });
}

/** The least value of each number that cannot be negative. */
const LEAST = {
  id: 0,
  attachedTo: 0,
  exiledWith: 0,
  damage: 0,
  classLevel: 1,
} as const;

const NUMBERS = [
  "id",
  "attachedTo",
  "exiledWith",
  "damage",
  "classLevel",
] as const;

function lintNumbers(log: Log, place: CardPlace): void {
  const { card } = place;
  for (const field of NUMBERS) {
    const found = card[field];
    const least = LEAST[field];
    if (found === undefined || found >= least) continue;
    hint(log, "negative-value", modifierOf(place, field), { found, least });
  }
  const few = Object.values(card.counters ?? {}).find((count) => count < 1);
  if (few === undefined) return;
  const whole = modifierOf(place, "counters");
  hint(log, "negative-value", whole, { found: few, least: 1 });
}

function isAttackStep(phase: Phase): boolean {
  return phase === "COMBAT_DECLARE_ATTACKERS" ||
    phase === "COMBAT_DECLARE_BLOCKERS";
}
