import {
  closest,
  type Diagnostic,
  type Span,
  type Suggestion,
} from "../../diagnostics/mod.ts";
import {
  bindingSpans,
  formatBindings,
  needsOf,
  type UnresolvedCode,
} from "../../lexer/mod.ts";
import { replaceDirective } from "./repair/repair.ts";
import type { Scene } from "./repair/scene.ts";
import { suggestionOf } from "./repair/suggestion.ts";

/** Adds to a directive without a value what it needs, and what may be meant. */
export function explained(
  problem: Diagnostic<UnresolvedCode>,
  scene: Scene,
  variables: string,
): Diagnostic {
  const { details: { variable, directive }, span } = problem;
  const other = otherDirective(scene, span);
  const isSimilar = closest(`{${directive}}`, [other?.replacement ?? ""]);
  const suggestion = isSimilar
    ? other
    : renamed(scene, variable, directive, variables) ?? other;
  return {
    ...problem,
    label: labelOf(scene, variable),
    notes: [bound(scene)],
    ...suggestion && { suggestion },
  };
}

function labelOf(
  { bindings, dialect: { name } }: Scene,
  variable: string,
): string {
  const value = bindings.get(variable);
  if (value === undefined) return `needs a value for "${variable}"`;
  const said = formatBindings(new Map([[variable, value]]), { dialect: name });
  return `the variables say "${said}"`;
}

function bound({ bindings }: Scene): string {
  const names = [...bindings.keys()].slice(0, 12).map((name) => `"${name}"`);
  return names.length === 0
    ? "no variable has a value"
    : `variables with a value: ${names.join(", ")}`;
}

/** Another directive, similar or at least fitting, whose variables have values. */
function otherDirective(scene: Scene, span: Span): Suggestion | undefined {
  const at = scene.tokens.findIndex(({ start }) => start === span.start);
  const repair = at < 0 ? undefined : replaceDirective(scene, at);
  return repair && suggestionOf(scene, repair.edit);
}

/** A similar variable that nothing else reads: its name is the mistake. */
function renamed(
  { bindings, unused, dialect }: Scene,
  variable: string,
  directive: string,
  variables: string,
): Suggestion | undefined {
  const need = needsOf(directive, dialect)
    .find(({ names }) => names.includes(variable));
  const free = [...unused].filter((name) => {
    const value = bindings.get(name);
    return need !== undefined && value !== undefined && need.kind in value;
  });
  // Of names with one letter, any two are alike.
  const meant = free.find((name) => name.toLowerCase() === variable) ??
    (variable.length > 1 ? closest(variable, free) : undefined);
  const span = meant === undefined
    ? undefined
    : bindingSpans(variables).get(meant);
  return span && { source: "variables", span, replacement: variable };
}
