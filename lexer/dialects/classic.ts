import {
  type AnyDirective,
  CARD_SUBTYPES,
  type CardSubtype,
  type DirectiveName,
  DIRECTIVES,
  MODE_COST,
  type VariableKind,
  VARIABLES_READ,
} from "../../ast/internal.ts";
import type {
  Dialect,
  Numbers,
  Reading,
  WritableDirective,
  WrittenDirective,
} from "./dialect.ts";
import { KEYWORD_NAMES } from "./keywords.ts";

/** `{cards}`, `{a-subtype}`, `{ReclaimForCost}`: the name implies the variable. */
export const classic: Dialect = {
  name: "classic",
  hasSilent: false,
  read,
  knows: (body) => read(body).sort === "value" || KEYWORD_NAMES.has(body),
  plain: (directive) => PLAIN.get(directive)!, // There is one for each.
  numbered,
  modeCost: (mode) => modeCost(`mode${mode}-cost`),
  unnumbered: () => [],
  words: (literal) => literal,
  subtype: (subtype) => SUBTYPES.get(subtype) ?? inKebabCase(subtype),
  spellings,
};

const NAMES: ReadonlyMap<string, DirectiveName> = new Map(
  // A record has the keys of its type.
  (Object.keys(DIRECTIVES) as DirectiveName[])
    .map((name) => [name.toLowerCase(), name]),
);

const BY_NAME: ReadonlyMap<string, AnyDirective> = new Map(
  [...NAMES].map(([name, own]) => [name, DIRECTIVES[own]]),
);

/** The row of the table for a directive, by its name in lower case. */
export function classicDirective(name: string): AnyDirective | undefined {
  return BY_NAME.get(name);
}

/** How the table spells a name in lower case. */
export function classicName(name: string): DirectiveName | undefined {
  return NAMES.get(name);
}

/** `{cards}`, `{cards2}` and `{mode3-cost}` are known. */
function read(body: string): Reading {
  const own = BY_NAME.get(body);
  if (own !== undefined) return value(own, body, "", body);
  if (isModeCost(body)) {
    return value({ kind: "integer", reads: [body] }, MODE_COST, "", body);
  }
  const base = withoutDigits(body);
  const directive = base === body ? undefined : BY_NAME.get(base);
  return directive === undefined
    // A directive without variables, or an unknown one: the grammar decides.
    ? { sort: "plain", name: body === MODE_COST ? "" : body }
    : value(directive, base, body.slice(base.length), body);
}

function value(
  directive: AnyDirective,
  base: string,
  number: string,
  body: string,
): Reading {
  const needs = VARIABLES_READ[directive.kind].map((kind, i) => ({
    kind,
    names: directive.kind === "integer"
      ? integerNames(directive, number, body)
      : namesWith(directive.reads[i] ?? "", number),
  }));
  return { sort: "value", kind: directive.kind, base, needs };
}

/** {kindle2} reads "kindle2", or "k2"; {kindle} reads "k". */
function integerNames(
  { reads: [variable], otherwise }: AnyDirective,
  number: string,
  body: string,
): readonly string[] {
  if (number !== "") return [body, variable + number];
  return otherwise === undefined ? [variable] : [variable, otherwise];
}

/**
 * {subtype2} reads "subtype" or, if that has no value, "subtype2"; {subtype}
 * reads "subtype". In this order, since the language knew only "subtype" at
 * first: to tell two subtypes apart, number both.
 */
function namesWith(variable: string, number: string): readonly string[] {
  return number === "" ? [variable] : [variable, variable + number];
}

function isModeCost(name: string): boolean {
  return name.startsWith("mode") && /^mode[0-9]+-cost$/.test(name);
}

function withoutDigits(name: string): string {
  let end = name.length;
  while (end > 0 && isDigit(name.charCodeAt(end - 1))) end--;
  return name.slice(0, end);
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function modeCost(name: string): WrittenDirective {
  return { text: `{${name}}`, names: [name] };
}

const PLAIN: ReadonlyMap<WritableDirective, WrittenDirective> = new Map([
  [MODE_COST, modeCost(MODE_COST)],
  ...[...NAMES.values()].map((name) => [name, plain(name)] as const),
]);

function plain(name: DirectiveName): WrittenDirective {
  return { text: `{${name}}`, names: DIRECTIVES[name].reads };
}

function numbered(
  directive: WritableDirective,
  { directive: number, names }: Numbers,
): WrittenDirective {
  const { names: unnumbered } = classic.plain(directive);
  return {
    text: `{${directive}${number}}`,
    names: unnumbered.map((name, i) => name + (names[i] ?? "")),
  };
}

const SUBTYPES: ReadonlyMap<CardSubtype, string> = new Map(
  CARD_SUBTYPES.map((subtype) => [subtype, inKebabCase(subtype)]),
);

/** "SpiritAnimal" as "spirit-animal". */
export function inKebabCase(name: string): string {
  return name.replaceAll(/(?<=.)(?=[A-Z])/g, "-").toLowerCase();
}

// No card has more. Each one adds a spelling of every directive.
const MOST_NUMBERS = 20;

/** `{e1}` is one of them only if a variable ends in 1. */
function spellings(
  variables: ReadonlyMap<string, VariableKind>,
): readonly string[] {
  const bound = [...variables.keys()];
  const found = bound.map((name) => /[0-9]+$/.exec(name)?.[0] ?? "");
  const numbers = [...new Set(["", ...found])].slice(0, MOST_NUMBERS + 1);
  const modes = bound.filter(isModeCost).slice(0, MOST_NUMBERS);
  return [
    ...[...BY_NAME.keys()]
      .flatMap((name) => numbers.map((number) => name + number)),
    ...modes.length === 0 ? ["mode1-cost"] : modes,
  ].map((body) => `{${body}}`);
}
