import {
  type Diagnostic,
  diffLists,
  type Hunk,
  oneEdit,
  type Span,
} from "../../diagnostics/internal.ts";
import {
  abilityDiagnostic,
  findDirective,
  type LexedCard,
  spellingOf,
  type Token,
  tokenize,
} from "../../lexer/internal.ts";
import { lazily } from "../../memo.ts";

/**
 * Warnings where a text differs from its canonical form only by an article, or by
 * a singular or plural: such a text may not mean what it seems to say.
 */
export function notCanonical(
  { text, tokens: own }: LexedCard,
  canonical: string,
): readonly Diagnostic[] {
  if (text === canonical) return [];
  const wanted = tokenize(canonical);
  if (!own.ok || !wanted.ok) return [];
  return diffLists(
    own.value.map(plainSpelling),
    wanted.value.map(plainSpelling),
  )
    .filter((hunk) => isSlip(own.value, wanted.value, hunk))
    .map((hunk) => warning(text, canonical, own.value, wanted.value, hunk));
}

const SUBTYPES = /\{[^{}]*subtype[^{}]*\}/gi;

/**
 * A warning where the text names a subtype that the tree cannot hold: "a
 * {subtype} with an activated ability" is read as any character with one.
 */
export function droppedSubtypes(
  text: string,
  canonical: string,
): readonly Diagnostic[] {
  if (!/subtype/i.test(text)) return [];
  const own = [...text.matchAll(SUBTYPES)];
  const kept = canonical.match(SUBTYPES)?.length ?? 0;
  return own.slice(kept).map(({ 0: found, index }) =>
    abilityDiagnostic(
      "odd-meaning",
      { start: index, end: index + found.length },
      { what: `"${found}" is not part of what is read` },
      { severity: "warning", label: "any character will do" },
    )
  );
}

/**
 * Whether the canonical form has an article, singular or plural that the text
 * lacks. This is a quick check: if the canonical form only leaves out words ("an
 * enemy" for "an enemy character"), `notCanonical` finds nothing.
 */
export function differInNumber(text: string, canonical: string): boolean {
  const wanted = wordsOfNumber(canonical);
  let found = 0;
  for (const word of wordsOfNumber(text)) if (word === wanted[found]) found++;
  return found !== wanted.length;
}

function wordsOfNumber(text: string): readonly string[] {
  return text.toLowerCase().match(ofNumber()) ?? [];
}

/** Numbers at the end of directives do not matter: {e1} is {e}. */
function plainSpelling(token: Token): string {
  const found = token.kind === "directive" && findDirective(token.text);
  return found ? `{${found.base}}` : spellingOf(token);
}

/** Singulars and plurals. */
const NUMBERS: readonly (readonly [one: string, many: string])[] = [
  ["ally", "allies"],
  ["enemy", "enemies"],
  ["card", "cards"],
  ["character", "characters"],
  ["event", "events"],
  ["gains", "gain"],
  ["is", "are"],
  ["its", "their"],
];

const ofNumber: () => RegExp = /* @__PURE__ */ lazily(() =>
  new RegExp(`\\b(?:an?|${NUMBERS.flat().join("|")})\\b`, "g")
);

/** Singular verbs that may be written for the plural. */
const VERBS = new Set(["gains", "is"]);

const SINGULAR: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ NUMBERS.map(([one, many]) => [many, one]),
);

/** Whether only articles and numbers differ. */
function isSlip(
  own: readonly Token[],
  wanted: readonly Token[],
  { from, to, start, end }: Hunk,
): boolean {
  const [found, meant] = [words(own, from, to), words(wanted, start, end)];
  return found.length === meant.length &&
    // A plural may be written for a singular, but not the reverse; a superfluous
    // article does not matter.
    found.every((word, i) =>
      singular(word) === meant[i] ||
      (VERBS.has(word) && singular(word) === singular(meant[i]!))
    ) && start !== end;
}

function words(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from, to).map(plainSpelling)
    .filter((word) => !/^an?$/.test(word));
}

function singular(word: string): string {
  return SINGULAR.get(word) ?? word;
}

function warning(
  text: string,
  canonical: string,
  own: readonly Token[],
  wanted: readonly Token[],
  hunk: Hunk,
): Diagnostic {
  // Includes the next word, so that a missing article has a position.
  const isArticle = words(own, hunk.from, hunk.to).length === 0;
  const { from, to, start, end } = isArticle && own[hunk.to] !== undefined
    ? { ...hunk, to: hunk.to + 1, end: hunk.end + 1 }
    : hunk;
  const span = spanOf(own, from, to);
  const found = text.slice(span.start, span.end);
  const place = spanOf(wanted, start, end);
  const meant = inCaseOf(found, canonical.slice(place.start, place.end));
  const code = isPluralForOne(own, wanted, hunk)
    ? "plural-read-as-one"
    : "not-canonical";
  return abilityDiagnostic(code, span, { found, canonical: meant }, {
    severity: "warning",
    label: code === "not-canonical"
      ? "usually written otherwise"
      : "read as one",
    suggestion: oneEdit(span, meant),
  });
}

function isPluralForOne(
  own: readonly Token[],
  wanted: readonly Token[],
  { from, to, start, end }: Hunk,
): boolean {
  const [found, meant] = [words(own, from, to), words(wanted, start, end)];
  return found.some((word, i) =>
    singular(word) !== word && meant[i] === singular(word) &&
    !/^(gain|are|their)$/.test(word)
  );
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

function inCaseOf(found: string, meant: string): string {
  const change = /^\{?[A-Z]/.test(found) ? "toUpperCase" : "toLowerCase";
  return meant.replace(/[a-z]/i, (letter) => letter[change]());
}
