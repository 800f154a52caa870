import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { DIALECTS } from "../../lexer/dialects/mod.ts";
import type { DialectOptions, LexedCard } from "../../lexer/internal.ts";
import {
  differInNumber,
  droppedSubtypes,
  notCanonical,
} from "./not_canonical.ts";
import { oddities } from "./oddities.ts";
import { rewriteAbilities } from "../../serializer/internal.ts";

/** What `lintCard` finds in a card that has been read. */
export function lintAbilities(
  text: string,
  options: DialectOptions,
  abilities: readonly Ability[],
  lexed: () => LexedCard,
): readonly Diagnostic[] {
  const found = slips(text, options, abilities, lexed);
  const odd = oddities(text, abilities);
  return odd.length === 0 ? found : [...found, ...odd];
}

function slips(
  text: string,
  { dialect: choice = "auto" }: DialectOptions,
  abilities: readonly Ability[],
  lexed: () => LexedCard,
): readonly Diagnostic[] {
  const likely = DIALECTS[choice === "auto" ? "classic" : choice];
  const first = rewriteAbilities(abilities, likely);
  // Most cards are canonical; this is quicker to check than the dialect.
  if (first.text === text.trim()) return [];
  const dropped = droppedSubtypes(text, first.text);
  if (!differInNumber(text, first.text)) return dropped;
  const card = lexed();
  const written = card.dialect === likely
    ? first
    : rewriteAbilities(abilities, card.dialect);
  return written.errors.length === 0
    ? [...dropped, ...notCanonical(card, written.text)]
    : dropped;
}
