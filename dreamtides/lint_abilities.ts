import type { Ability } from "../ast/mod.ts";
import type { Diagnostic } from "../diagnostics/mod.ts";
import { type DialectName, DIALECTS } from "../lexer/dialects/mod.ts";
import type { DialectOptions, Variables } from "../lexer/mod.ts";
import {
  differInNumber,
  droppedSubtypes,
  notCanonical,
  oddities,
} from "../parser/mod.ts";
import { rewriteAbilities } from "../serializer/rewrite/mod.ts";
import { detectDialect } from "./detect_dialect.ts";

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
