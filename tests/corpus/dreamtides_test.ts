import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  type Ability,
  applySuggestion,
  displayed,
  normalize,
  parse,
  parseAbility,
  parseBindings,
  render,
  resolve,
  serialize,
  serializeAbility,
  type SpannedText,
  tokenize,
} from "../../mod.ts";
import { MISTAKES } from "./dreamtides/mistakes.ts";
import type { CardRow } from "./dreamtides/row.ts";
import { type Card, CARD_SOURCES } from "./dreamtides/sources.ts";
import { testSources } from "./sources.ts";

const describe = ({ text, variables }: Card) =>
  `${JSON.stringify(text)} · ${variables}`;

testSources("parse() reads every card as expected", CARD_SOURCES, {
  check: ({ text, variables, abilities }) => {
    deepStrictEqual(read(text, variables), abilities);
  },
  describe,
});

testSources("parseAbility() reads each paragraph by itself", CARD_SOURCES, {
  check: ({ text, variables, abilities }) => {
    const paragraphs = text.split("\n\n");
    deepStrictEqual(
      paragraphs.map((paragraph) => readInStages(paragraph, variables)),
      abilities,
    );
  },
  describe,
});

testSources("parse() reads what serialize() writes", CARD_SOURCES, {
  check: ({ abilities }) => {
    const written = serialize(abilities);
    ok(written.ok);
    deepStrictEqual(read(written.text, written.variables), abilities);
    deepStrictEqual(serialize(read(written.text, written.variables)), written);
    deepStrictEqual(normalize(abilities), abilities);
  },
  describe,
});

testSources(
  "serializeAbility() writes each paragraph by itself",
  CARD_SOURCES,
  {
    check: ({ abilities }) => {
      for (const ability of abilities) {
        const { text, variables } = serializeAbility(ability);
        deepStrictEqual(read(text, variables), [ability]);
      }
    },
    describe,
  },
);

testSources("spans are slices of the text, in order", CARD_SOURCES, {
  check: ({ text, variables }) => {
    const result = parse(text, variables);
    ok(result.ok);
    let last = 0;
    for (const { text: part, span } of partsOf(result.spans)) {
      strictEqual(part, text.slice(span.start, span.end).trim());
      ok(part !== "" && span.start >= last);
      last = span.end;
    }
    for (const spanned of result.spans) ok(displayed(spanned, text));
  },
  describe,
});

testSources("tokens are all that is not blank", CARD_SOURCES, {
  check: ({ text }) => {
    const tokens = tokenize(text);
    ok(tokens.ok);
    let rest = text;
    for (const { start, end } of tokens.value.toReversed()) {
      rest = rest.slice(0, start) + rest.slice(end);
    }
    strictEqual(rest.trim(), "");
  },
  describe,
});

const mistakes = [{ name: "our own mistakes", cases: MISTAKES }];

testSources("each mistake is shown at its place", mistakes, {
  check: ([name, text, variables = ""]: CardRow) => {
    const result = parse(text, variables);
    const problems = result.ok ? result.warnings : result.errors;
    ok(problems.length > 0, "There is nothing to say");
    for (const problem of problems) {
      const { source, span: { start, end } } = problem;
      const { length } = source === "variables" ? variables : text;
      ok(0 <= start && start <= end && end <= length);
      const picture = render(problem, {
        file: name,
        text,
        variables: { file: "variables", text: variables },
      });
      ok(picture.replaceAll(/\s+/g, " ").includes(problem.message));
    }
  },
  describe: ([name]) => name,
});

// Not always: a word that fits at its place need not fit with what comes after
// it, and a second mistake in the sentence may be all that is left to report.
testSources("a suggestion leaves fewer mistakes", mistakes, {
  check: ([, text, variables = ""]: CardRow) => {
    const result = parse(text, variables);
    if (result.ok) return;
    for (const { suggestion } of result.errors) {
      if (suggestion === undefined) continue;
      const card = applySuggestion({ text, variables }, suggestion);
      const mended = parse(card.text, card.variables);
      ok(mended.ok || mended.errors.length < result.errors.length);
    }
  },
  describe: ([name]) => name,
  atLeast: 96,
});

function read(text: string, variables: string): readonly Ability[] {
  const result = parse(text, variables);
  if (result.ok) return result.abilities;
  throw new Error(result.errors.map(({ message }) => message).join("\n"));
}

function readInStages(text: string, variables: string): Ability {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  ok(tokens.ok && bindings.ok);
  const resolved = resolve(tokens.value, bindings.value);
  ok(resolved.ok);
  const ability = parseAbility(resolved.value);
  ok(ability.ok);
  return ability.value;
}

/** Every text with its span, in the order of the text. */
function partsOf(node: unknown): readonly SpannedText[] {
  if (typeof node !== "object" || node === null) return [];
  // All nodes with a span are texts.
  if ("span" in node) return [node as SpannedText];
  return Object.values(node).flatMap(partsOf)
    .toSorted((a, b) => a.span.start - b.span.start);
}
