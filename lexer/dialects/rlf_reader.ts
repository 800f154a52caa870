import { VARIABLES_READ } from "../../ast/internal.ts";
import type { Reading } from "./dialect.ts";
import { KEYWORD_NAMES, SNAKE_NAMES } from "./keywords.ts";
import { COMPOUNDS, PHRASES, type RlfPhrase } from "./rlf_phrases.ts";

/** Reads the part between braces: `energy($e)`, `@a subtype($t)`. */
export function readRlf(body: string): Reading {
  if (body.startsWith("card:$")) return { sort: "silent" };
  const rest = withoutPrefixes(body);
  return pronoun(rest) ?? bare(rest) ?? compound(rest, []) ?? call(rest) ??
    keyword(rest);
}

/** Prefixes change how a phrase is displayed, not what it stands for. */
const PREFIXES: readonly string[] = ["@cap ", "@a ", "@plural "];

function withoutPrefixes(body: string): string {
  let rest = body;
  for (let found: string | undefined = ""; found !== undefined;) {
    rest = rest.slice(found.length);
    found = rest.startsWith("$")
      ? "$"
      : PREFIXES.find((prefix) => rest.startsWith(prefix));
  }
  return rest;
}

const PRONOUN = "pronoun:";

function pronoun(body: string): Reading | undefined {
  if (!body.startsWith(PRONOUN)) return undefined;
  const name = withoutDollar(body.slice(PRONOUN.length));
  return { sort: "pronoun", need: { kind: "Integer", names: [name] } };
}

/** A phrase without parentheses; a number after it is part of the variable. */
function bare(body: string): Reading | undefined {
  const phrase = PHRASES.get(body);
  if (phrase !== undefined) return value(phrase, phrase.variable);
  const stem = body.replace(/[0-9]+$/, "");
  const numbered = stem === body ? undefined : PHRASES.get(stem);
  return numbered?.kind === "integer" ? value(numbered, body) : undefined;
}

/** A phrase with its arguments: `phrase(one, two)`, then a selector. */
function call(body: string): Reading | undefined {
  const [before = ""] = body.split(":", 1);
  const open = before.indexOf("(");
  const close = before.indexOf(")");
  if (open < 0 || close < open) return undefined;
  const name = before.slice(0, open).trim();
  const written = before.slice(open + 1, close);
  const found = written.split(",").map((each) => withoutDollar(each.trim()));
  const phrase = PHRASES.get(name);
  const reading = phrase === undefined
    ? compound(name, found) ?? unknownPhrase(name, found)
    : called(phrase, found, written);
  return reading && withDollars(reading, written);
}

/** A variable may lack its "$", but this is never written. */
function withDollars(reading: Reading, written: string): Reading {
  const names = written.split(",").map((each) => each.trim());
  const variable = names.find((name) => name !== "" && !name.startsWith("$"));
  if (variable === undefined || reading.sort !== "value" || reading.odd) {
    return reading;
  }
  const meant = [
    `(${names.map((name) => `$${withoutDollar(name)}`).join(", ")})`,
  ];
  const found = `(${written})`;
  return {
    ...reading,
    odd: { code: "missing-dollar", found, meant, variable },
  };
}

/** Unless there is exactly one argument, the phrase reads its own variable. */
function called(
  phrase: RlfPhrase,
  [only = "", ...more]: readonly string[],
  written: string,
): Reading {
  if (more.length === 0) return value(phrase, only || phrase.variable);
  const meant = [`$${phrase.variable}`];
  const odd = { code: "ignored-arguments", found: written, meant } as const;
  return { ...value(phrase, phrase.variable), odd };
}

/** An unknown phrase is read as its argument would be. */
function unknownPhrase(
  name: string,
  [argument = "", ...more]: readonly string[],
): Reading | undefined {
  const reading = more.length === 0 ? bare(argument) : undefined;
  if (reading?.sort !== "value") return reading;
  const meant = [...PHRASES].filter(([, { base }]) => base === reading.base)
    .map(([each]) => each);
  return { ...reading, odd: { code: "unknown-phrase", found: name, meant } };
}

function value(
  { kind, base }: RlfPhrase,
  variable: string,
): Extract<Reading, { sort: "value" }> {
  const [read] = VARIABLES_READ[kind];
  const needs = read === undefined ? [] : [{ kind: read, names: [variable] }];
  return { sort: "value", kind, base, needs };
}

/**
 * The type comes from its own variable or, if that has no value, from the one
 * that the second argument names, so that two types can be told apart.
 */
function compound(
  name: string,
  [count = "", type = ""]: readonly string[],
): Reading | undefined {
  const found = COMPOUNDS.get(name);
  if (found === undefined) return undefined;
  const { kind, base } = found;
  const types = type === "" || type === found.type ? [] : [type];
  const names = [[found.type, ...types], [count || found.count]];
  const needs = VARIABLES_READ[kind]
    .map((each, i) => ({ kind: each, names: names[i] ?? [] }));
  return { sort: "value", kind, base, needs };
}

const BY_SNAKE_NAME: ReadonlyMap<string, string> = new Map(
  [...SNAKE_NAMES].map(([name, snake]) => [snake, name]),
);

/** A keyword in the spelling of another dialect is not one of this dialect. */
function keyword(body: string): Reading {
  return { sort: "plain", name: BY_SNAKE_NAME.get(body) ?? "" };
}

function withoutDollar(text: string): string {
  return text.startsWith("$") ? text.slice(1) : text;
}

/** Whether a body, in lower case, has the form of this dialect. */
export function isRlf(body: string): boolean {
  const reading = readRlf(body);
  return reading.sort !== "plain" || KEYWORD_NAMES.has(reading.name);
}
