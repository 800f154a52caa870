import {
  closest,
  type Diagnostic,
  oneEdit,
  type Span,
  type Suggestion,
} from "../../diagnostics/internal.ts";
import {
  formatBindings,
  isBound,
  nameSpans,
  needsOf,
  type UnresolvedCode,
} from "../../lexer/internal.ts";
import type { Dialect } from "../../lexer/dialects/mod.ts";
import { run } from "../../combinators/mod.ts";
import { grammar } from "../grammar.ts";
import { VALUES } from "./placeholders.ts";
import { type Binding, bindingEdit } from "./repair/bind.ts";
import { replaceDirective } from "./repair/repair.ts";
import type { FaultyParagraph } from "./repair/faulty_paragraph.ts";
import { suggestionOf } from "./repair/suggestion.ts";

/** Explains an unresolved directive: what it needs, and what may be meant. */
export function explained(
  problem: Diagnostic<UnresolvedCode>,
  faulty: FaultyParagraph,
): Diagnostic {
  const { details: { variable, directive }, span } = problem;
  const free = freeNames(faulty, variable, directive);
  const unknown = free.filter(isMisspelled(faulty.dialect));
  const [only, ...others] = unknown;
  const suggestion =
    renamed(faulty, variable, similarName(variable, directive, unknown)) ??
      otherDirective(faulty, span) ??
      renamed(faulty, variable, similarName(variable, directive, free)) ??
      renamed(faulty, variable, others.length === 0 ? only : undefined) ??
      withoutNumber(faulty, span, directive) ??
      (problem.code === "unresolved-variable"
        ? added(faulty, directive)
        : undefined);
  return {
    ...problem,
    label: labelOf(faulty, variable),
    ...problem.code === "unresolved-variable" && { notes: [bound(faulty)] },
    ...suggestion && { suggestion },
  };
}

function labelOf(
  { bindings, dialect: { name } }: FaultyParagraph,
  variable: string,
): string {
  const value = bindings.get(variable);
  if (value === undefined) return `needs a value for "${variable}"`;
  const said = formatBindings(new Map([[variable, value]]), { dialect: name });
  return `the variables say "${said}"`;
}

function bound({ bindings }: FaultyParagraph): string {
  const names = [...bindings.keys()].slice(0, 12).map((name) => `"${name}"`);
  return names.length === 0
    ? "no variable has a value"
    : `variables with a value: ${names.join(", ")}`;
}

/** Another directive that fits, and whose variable is otherwise unused. */
function otherDirective(
  faulty: FaultyParagraph,
  span: Span,
): Suggestion | undefined {
  const at = faulty.tokens.findIndex(({ start }) => start === span.start);
  const repair = at < 0 ? undefined : replaceDirective(faulty, at);
  const name = repair?.edit.added[0]?.spelling.slice(1, -1) ?? "";
  const reads = needsOf(name, faulty.dialect).flatMap(({ names }) => names);
  const isFree = reads.some((variable) => faulty.unused.has(variable));
  return repair && (isFree || isMisplaced(faulty, at))
    ? suggestionOf(faulty, repair.edit)
    : undefined;
}

/** Whether a directive would be wrong here even with a value. */
function isMisplaced({ rule, columns }: FaultyParagraph, at: number): boolean {
  const outcome = run(grammar(), rule, columns);
  return !outcome.ok && outcome.at === at;
}

/** {e} for {e5}, if only the plain name has a value. */
function withoutNumber(
  { bindings, dialect }: FaultyParagraph,
  span: Span,
  directive: string,
): Suggestion | undefined {
  const plain = directive.replace(/[0-9]+(?=\)?$)/, "");
  return plain !== directive && isBound(plain, bindings, dialect)
    ? oneEdit(span, `{${plain}}`)
    : undefined;
}

/** A test for names that no directive reads by default. */
function isMisspelled(dialect: Dialect): (name: string) => boolean {
  const known = new Set(
    dialect.spellings(new Map()).flatMap((spelling) =>
      needsOf(spelling.slice(1, -1), dialect).flatMap(({ names }) => names)
    ),
  );
  return (name) =>
    !known.has(name.replace(/[0-9]+$/, "")) &&
    !/^mode[0-9]+-cost$/.test(name);
}

/** The variables that are otherwise unused, with a value that fits. */
function freeNames(
  { bindings, unused, dialect }: FaultyParagraph,
  variable: string,
  directive: string,
): readonly string[] {
  const need = needsOf(directive, dialect)
    .find(({ names }) => names.includes(variable));
  return [...unused].filter((name) => {
    const value = bindings.get(name);
    return need !== undefined && value !== undefined && need.kind in value;
  });
}

/** The name most like that of a variable. */
function similarName(
  variable: string,
  directive: string,
  free: readonly string[],
): string | undefined {
  return free.find((name) =>
    name.toLowerCase() === variable || name === directive
  ) ??
    // Any two names of one letter are similar.
    (variable.length > 1 ? closest(variable, free) : undefined);
}

/** Gives a value the name of the variable, if its own is the mistake. */
function renamed(
  { variables, places }: FaultyParagraph,
  variable: string,
  meant: string | undefined,
): Suggestion | undefined {
  const span = meant === undefined
    ? undefined
    : nameSpans(variables, places).get(meant)?.at(-1);
  return span && oneEdit(span, variable, "variables");
}

/** A value for each variable that the directive lacks. */
function added(
  { bindings, variables, dialect }: FaultyParagraph,
  directive: string,
): Suggestion | undefined {
  const missing = needsOf(directive, dialect)
    .filter(({ names }) => !names.some((name) => bindings.has(name)))
    .map(({ names: [name = ""], kind }): Binding => [name, VALUES[kind]]);
  return missing.length === 0
    ? undefined
    : { edits: [bindingEdit(variables, missing, dialect)] };
}
