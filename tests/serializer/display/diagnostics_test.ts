import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { Effect } from "../../../ast/internal.ts";
import type { DisplayDetails } from "../../../serializer/display/diagnostic.ts";
import {
  applySuggestion,
  type Diagnostic,
} from "../../../diagnostics/internal.ts";
import {
  display,
  displayAbility,
  type DisplayResult,
} from "../../../serializer/display/mod.ts";
import { marked } from "../../diagnostics/marked.ts";

/** A text with its mistake between ‹ and ›, and what is made of it. */
interface Case {
  readonly text: string;
  readonly variables?: string;
  readonly strings?: string;
  /** What is shown all the same. */
  readonly plain?: string;
  /** The text, or else the variables, after the suggested edit. */
  readonly fixed?: string;
}

/** At least one case for each code: one left out does not compile. */
const CASES: {
  readonly [C in keyof DisplayDetails]: readonly [Case, ...Case[]];
} = {
  "unknown-message": [
    {
      text: "Draw ‹{crads}›.",
      plain: "Draw {crads}.",
      fixed: "Draw {cards}.",
    },
    {
      text: "‹{Judgement}› Draw {cards}.",
      variables: "cards: 1",
      plain: "{Judgement} Draw a card.",
      fixed: "{Judgment} Draw {cards}.",
    },
    { text: '‹{"<b>"}›x', plain: '{"<b>"}x' },
    { text: "‹{ $e }›", variables: "e: 4", plain: "{ $e }", fixed: "{e}" },
    {
      text: '‹{-shown-keyword(word: "x")}›',
      plain: '{-shown-keyword(word: "x")}',
    },
    {
      text: "‹{crds_($c, $d)}›",
      variables: "c: 2",
      plain: "{crds_($c, $d)}",
    },
    { text: "‹{constructor}›", plain: "{constructor}" },
    { text: "‹{Banish2}›", plain: "{Banish2}", fixed: "{banish}" },
  ],
  "unusable-message": [
    {
      text: "Gain ‹{gold}›.",
      strings: "gold = { $e -> \n   *[x] { silver } \n}",
      variables: "e: 2",
      plain: "Gain {gold}.",
    },
    { text: "‹{a}›", strings: "a = { b }\nb = { a }", plain: "{a}" },
    {
      text: "‹{a0}›",
      strings: Array.from({ length: 200 }, (_, i) => `a${i} = { a${i + 1} }`)
        .join("\n"),
      plain: "{a0}",
    },
  ],
  "unreadable-strings": [
    { text: "‹›Draw a card.", strings: `a = ${"{".repeat(100_000)}` },
  ],
};

/** Mistakes that are reported in the words of the lexer. */
const LEXER_CASES: Readonly<Record<string, readonly Case[]>> = {
  "unresolved-variable": [
    { text: "Draw ‹{cards}›.", plain: "Draw {cards}." },
    {
      text: "Draw ‹{cards}›.",
      variables: "card: 2",
      plain: "Draw {cards}.",
      fixed: "cards: 2",
    },
    {
      text: "Gain {e}. Gain ‹{e1}›.",
      variables: "e: 2",
      plain: "Gain 2●. Gain {e1}.",
    },
    {
      text: "Gain ‹{gold}›.",
      strings: "gold = { $g } gold",
      plain: "Gain {gold}.",
    },
  ],
  "wrong-variable-type": [
    {
      text: "Draw ‹{Cards}›.",
      variables: "cards: warrior",
      plain: "Draw {Cards}.",
    },
  ],
  "unclosed-brace": [{ text: "A ‹{b›", fixed: "A {b}" }],
  "empty-directive": [{ text: "A ‹{}› b" }],
};

for (const [code, group] of Object.entries({ ...CASES, ...LEXER_CASES })) {
  for (const each of group) {
    const { text, variables = "" } = each;
    Deno.test(`${code}: display() of "${text}" with "${variables}"`, () => {
      check(code, each);
    });
  }
}

function check(
  code: string,
  { text: source, variables = "", strings = "", plain, fixed }: Case,
): void {
  const { text, span } = marked(source);
  const result = display(text, variables, { strings });
  const first = firstProblem(result);
  strictEqual(first.code, code, first.message);
  strictEqual(first.severity, result.ok ? "warning" : "error");
  deepStrictEqual(first.span, span);
  strictEqual(result.ok ? result.plain : undefined, plain);
  const isFixedThere = first.suggestion?.edits[0]?.source === "variables";
  const texts = first.suggestion &&
    applySuggestion({ text, variables }, first.suggestion);
  strictEqual(isFixedThere ? texts?.variables : texts?.text, fixed);
}

function firstProblem(result: DisplayResult): Diagnostic {
  const [first] = result.ok ? result.warnings : result.errors;
  ok(first, "The text has no problem");
  return first;
}

Deno.test("display() reports text and variables that cannot be read together", () => {
  const result = display("Draw {cards", "cards = 2");
  deepStrictEqual(
    result.ok || result.errors.map(({ code }) => code),
    ["unclosed-brace", "binding-without-colon"],
  );
});

Deno.test("display() reports every directive it cannot show", () => {
  const result = display("{crads} {e} {cards}", "e: 1");
  ok(result.ok);
  strictEqual(result.plain, "{crads} 1● {cards}");
  deepStrictEqual(result.warnings.map(({ code }) => code), [
    "unknown-message",
    "unresolved-variable",
  ]);
});

Deno.test("displayAbility() reports an ability without a text", () => {
  const effect: Effect = { Effect: "TakeExtraTurn" };
  const result = displayAbility({
    Triggered: { trigger: { Keywords: [] }, effect },
  });
  ok(!result.ok);
  deepStrictEqual(result.errors.map(({ code, details }) => [code, details]), [
    ["empty-list", { path: ".Triggered.trigger.Keywords" }],
  ]);
});
