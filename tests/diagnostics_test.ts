import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { AbilityDetails } from "../diagnostics/messages/ability.ts";
import {
  applySuggestion,
  type Diagnostic,
  parse,
  type ParseResult,
} from "../mod.ts";
import { marked } from "./diagnostics/marked.ts";

/** A card, and its mistake between ‹ and ›, in the text or in the variables. */
interface Case {
  readonly text: string;
  readonly variables?: string;
  /** The text, or else the variables, after the suggested edit. */
  readonly mended?: string;
}

/** At least one case for each code: leave one out, no compiling. */
const cases: {
  readonly [C in keyof AbilityDetails]: readonly [Case, ...Case[]];
} = {
  "unclosed-brace": [
    { text: "Draw ‹{cards.›", mended: "Draw {cards}." },
    { text: "Gain {e}. Draw ‹{›", variables: "e: 1" },
    {
      text: "Draw ‹{cards.›\n\nGain {e}.",
      variables: "e: 1",
      mended: "Draw {cards}.\n\nGain {e}.",
    },
    {
      text: "Draw ‹{@cap cards($c).›",
      variables: "c: 1",
      mended: "Draw {@cap cards($c)}.",
    },
  ],
  "empty-directive": [
    { text: "Gain ‹{}›.", variables: "e: 1", mended: "Gain {e}." },
    {
      text: "Allies have +‹{}› spark.",
      variables: "s: 1",
      mended: "Allies have +{s} spark.",
    },
  ],
  "binding-without-colon": [
    { text: "Draw {cards}.", variables: "‹cards 2›", mended: "cards: 2" },
    { text: "Draw {cards}.", variables: "‹cards = 2›", mended: "cards: 2" },
    { text: "Draw {cards}.", variables: "e: 1, ‹2›, cards: 2" },
  ],
  "invalid-binding-value": [
    {
      text: "Draw {cards}.",
      variables: "cards: 2\nsubtype: ‹warior›",
      mended: "cards: 2\nsubtype: warrior",
    },
    { text: "Draw {cards}.", variables: "cards: ‹two›", mended: "cards: 2" },
    { text: "Draw {cards}.", variables: "cards: ‹-1›" },
    { text: "Draw {cards}.", variables: "cards:‹›" },
  ],
  "unresolved-variable": [
    {
      text: "Gain ‹{energy($x)}›.",
      variables: "e: 1",
      mended: "Gain {energy($e)}.",
    },
    {
      text: "Draw ‹{energy($e)}›.",
      variables: "c: 1",
      mended: "Draw {cards($c)}.",
    },
    {
      text: "Gain ‹{energy($e, $x)}›.",
      variables: "x: 1",
      mended: "Gain {energy($x)}.",
    },
    { text: "Gain ‹{points}›.", variables: "point: 2", mended: "points: 2" },
    {
      text: "Gain ‹{points}›.",
      variables: "e: 1, Points: 2",
      mended: "e: 1, points: 2",
    },
    { text: "Gain ‹{e1}›.", variables: "e: 1", mended: "Gain {e}." },
    { text: "Gain ‹{s}›.", variables: "e: 1", mended: "Gain {e}." },
    { text: "Gain ‹{points}›.", variables: "cards: 2" },
    { text: "Gain ‹{points}›." },
    { text: "{Materialize} ‹{n-figments}›.", variables: "number: 2" },
  ],
  "wrong-variable-type": [
    { text: "Draw ‹{cards}›.", variables: "cards: warrior" },
    { text: "{Materialize} ‹{a-figment}›.", variables: "figment: 2" },
  ],
  "unexpected-token": [
    { text: "‹Drow› {cards}.", variables: "cards: 1", mended: "Draw {cards}." },
    {
      text: "Draw {cards} for ‹eech› ally.",
      variables: "cards: 1",
      mended: "Draw {cards} for each ally.",
    },
    {
      text: "‹{Judgement}› Gain {e}.",
      variables: "e: 1",
      mended: "{Judgment} Gain {e}.",
    },
    { text: "Draw ‹{crads}›.", variables: "cards: 1", mended: "Draw {cards}." },
    { text: "‹Dissolve› an enemy.", mended: "{Dissolve} an enemy." },
    {
      text: "Take an ‹{extra}› turn after this one.",
      mended: "Take an extra turn after this one.",
    },
    {
      text: "Gain {e} ‹Draw› {cards}.",
      variables: "e: 1, cards: 1",
      mended: "Gain {e}. Draw {cards}.",
    },
    {
      text: "{Discover} a character with ‹activated› ability.",
      mended: "{Discover} a character with an activated ability.",
    },
    {
      text: "Draw ‹draw› {cards}.",
      variables: "cards: 1",
      mended: "Draw {cards}.",
    },
    {
      text: "Take an ‹turn extra› after this one.",
      mended: "Take an extra turn after this one.",
    },
    {
      text: "{Dissolve} ‹al› characters.",
      mended: "{Dissolve} all characters.",
    },
    { text: "‹Frobnicate› the opponent's dishwasher." },
    {
      text: "Discard ‹{crds($d)}›.",
      variables: "d: 1",
      mended: "Discard {cards($d)}.",
    },
    {
      text: "Gain ‹{energy{$e}›.",
      variables: "e: 1",
      mended: "Gain {energy($e)}.",
    },
    {
      text: "{Discover} ‹{@an subtype($t)}›.",
      variables: "t: Mage",
      mended: "{Discover} {@a subtype($t)}.",
    },
    {
      text: "Gain ‹{energy_symbl}› equal to that character's cost.",
      mended: "Gain {energy_symbol} equal to that character's cost.",
    },
    {
      text: "Draw {cards($c)} for ‹eech› ally.",
      variables: "c: 1",
      mended: "Draw {cards($c)} for each ally.",
    },
  ],
  "other-dialect": [
    {
      text: "Gain {energy($e)}, then {dissolve} all ‹{plural-subtype}›.",
      variables: "e: 1, subtype: Mage",
      mended:
        "Gain {energy($e)}, then {dissolve} all {@plural subtype($subtype)}.",
    },
    {
      text: "{Discover} {a-subtype}. {Kindle}. Gain ‹{energy($e)}› {-}.",
      variables: "e: 1, subtype: Mage, k: 1",
      mended: "{Discover} {a-subtype}. {Kindle}. Gain {e} {-}.",
    },
    {
      text:
        "{MaterializedJudgment} Put the {top-n-cards} of your deck into your void. Gain ‹{energy_symbol}› equal to that character's cost.",
      variables: "to-void: 1",
      mended:
        "{MaterializedJudgment} Put the {top-n-cards} of your deck into your void. Gain {energy-symbol} equal to that character's cost.",
    },
  ],
  "unexpected-end": [
    { text: "Draw {cards}‹›", variables: "cards: 1", mended: "Draw {cards}." },
    { text: "Draw‹›" },
    { text: "‹›" },
  ],
  "stray-brace": [
    {
      text: "Draw ‹}› {cards}.",
      variables: "cards: 1",
      mended: "Draw {cards}.",
    },
  ],
  "nested-too-deeply": [
    {
      text: `${
        "until end of turn, when you gain energy, ".repeat(300)
      }draw {cards}.`,
      variables: "cards: 1",
    },
  ],
  "unknown-phrase": [
    {
      text: "Gain ‹{enrgy($e)}›.",
      variables: "e: 1",
      mended: "Gain {energy($e)}.",
    },
  ],
  "ignored-arguments": [
    {
      text: "Draw ‹{cards($c, $d)}›.",
      variables: "c: 1",
      mended: "Draw {cards($c)}.",
    },
  ],
  "unused-variable": [
    { text: "Draw {cards}.", variables: "cards: 1, ‹e›: 2" },
  ],
};

for (const [code, group] of Object.entries(cases)) {
  for (const each of group) {
    const name = each.text.length > 200
      ? `${each.text.slice(0, 60)}…`
      : each.text;
    Deno.test(`${code}: "${name}" with "${each.variables ?? ""}"`, () => {
      check(code, each);
    });
  }
}

function check(code: string, { text, variables = "", mended }: Case): void {
  const inVariables = variables.includes("‹");
  const source = inVariables ? marked(variables) : marked(text);
  const card = inVariables
    ? { text, variables: source.text }
    : { text: source.text, variables };
  const first = firstProblem(parse(card.text, card.variables));
  strictEqual(first.code, code, first.message);
  strictEqual(first.source, inVariables ? "variables" : undefined);
  if (source.span.start >= 0) deepStrictEqual(first.span, source.span);
  strictEqual(mend(card, first), mended);
}

function firstProblem(result: ParseResult): Diagnostic {
  const [first] = result.ok ? result.warnings : result.errors;
  ok(first, "The card has no problem");
  return first;
}

function mend(
  { text, variables }: { text: string; variables: string },
  { suggestion, source }: Diagnostic,
): string | undefined {
  if (suggestion === undefined) return undefined;
  const isVariables = (suggestion.source ?? source) === "variables";
  return applySuggestion(isVariables ? variables : text, suggestion);
}
