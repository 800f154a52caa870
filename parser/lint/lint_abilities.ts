import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { type DialectName, DIALECTS } from "../../lexer/dialects/mod.ts";
import {
  detectDialect,
  type DialectOptions,
  type Variables,
} from "../../lexer/internal.ts";
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
  variables: Variables,
  options: DialectOptions,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const found = slips(text, variables, options, abilities);
  const odd = oddities(text, abilities);
  return odd.length === 0 ? found : [...found, ...odd];
}

function slips(
  text: string,
  variables: Variables,
  options: DialectOptions,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const { dialect: choice = "auto" } = options;
  const likely = choice === "auto" ? "classic" : choice;
  const first = rewriteAbilities(abilities, DIALECTS[likely]);
  // Most cards are canonical; this is quicker to check than the dialect.
  if (first.text === text.trim()) return [];
  const dropped = droppedSubtypes(text, first.text);
  if (!differInNumber(text, first.text)) return dropped;
  const dialect = dialectOf(text, variables, options);
  const written = dialect === likely
    ? first
    : rewriteAbilities(abilities, DIALECTS[dialect]);
  return written.errors.length === 0
    ? [...dropped, ...notCanonical(text, written.text)]
    : dropped;
}

function dialectOf(
  text: string,
  variables: Variables,
  { dialect = "auto" }: DialectOptions,
): DialectName {
  return dialect === "auto" ? detectDialect(text, variables) : dialect;
}
