import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { AbilityDetails } from "../lexer/messages/mod.ts";
import { applySuggestion, type Diagnostic, lintCard, parse } from "../mod.ts";
import { marked } from "./diagnostics/marked.ts";

/** A card, and its mistake between ‹ and ›, in the text or in the variables. */
interface Case {
  readonly text: string;
  readonly variables?: string;
  /** The text, or else the variables, after the suggestion; both around a "|". */
  readonly fixed?: string;
}

/** At least one case for each code: one left out does not compile. */
const cases: {
  readonly [C in keyof AbilityDetails]: readonly [Case, ...Case[]];
} = {
  "unclosed-brace": [
    { text: "Draw ‹{cards.›", fixed: "Draw {cards}." },
    { text: "Gain {e}. Draw ‹{›", variables: "e: 1" },
    {
      text: "Draw ‹{cards›. Discard {discards}.",
      variables: "cards: 1, discards: 1",
      fixed: "Draw {cards}. Discard {discards}.",
    },
    {
      text: "Draw ‹{cards.›\n\nGain {e}.",
      variables: "e: 1",
      fixed: "Draw {cards}.\n\nGain {e}.",
    },
  ],
  "empty-directive": [
    { text: "Gain ‹{}›.", variables: "e: 1", fixed: "Gain {e}." },
    {
      text: "Allies have +‹{}› spark.",
      variables: "s: 1",
      fixed: "Allies have +{s} spark.",
    },
  ],
  "binding-without-colon": [
    { text: "Draw {cards}.", variables: "‹cards 2›", fixed: "cards: 2" },
    { text: "Draw {cards}.", variables: "‹cards = 2›", fixed: "cards: 2" },
    { text: "Draw {cards}.", variables: "e: 1, ‹2›, cards: 2" },
  ],
  "invalid-binding-value": [
    {
      text: "Draw {cards}.",
      variables: "cards: 2\nsubtype: ‹warior›",
      fixed: "cards: 2\nsubtype: warrior",
    },
    {
      text: "{Reclaim} {a-subtype}.",
      variables: "subtype: ‹Warior›",
      fixed: "subtype: Warrior",
    },
    {
      text: "{Materialize} {a-figment}.",
      variables: "figment: ‹Radient›",
      fixed: "figment: radiant",
    },
    { text: "Draw {cards}.", variables: "cards: ‹two›", fixed: "cards: 2" },
    { text: "Draw {cards}.", variables: "cards: ‹-1›" },
    { text: "Draw {cards}.", variables: "cards:‹›" },
    // The first colon ends the name, even if there is none.
    { text: "{Dissolve} an enemy.", variables: ":‹cards: 2›" },
    { text: "Draw {cards}.", variables: "cards: 1, e: ‹1:2›" },
  ],
  "unresolved-variable": [
    {
      text: "{Reclaim} -- ‹{s}›\n\nDraw {cards}.",
      variables: "e: 2, cards: 1",
      fixed: "{Reclaim} -- {e}\n\nDraw {cards}.",
    },
    {
      text: "Gain ‹{energy($x)}›.",
      variables: "e: 1",
      fixed: "Gain {energy($e)}.",
    },
    {
      text: "Draw ‹{energy($e)}›.",
      variables: "c: 1",
      fixed: "Draw {cards($c)}.",
    },
    {
      text: "Gain ‹{energy($e, $x)}›.",
      variables: "x: 1",
      fixed: "Gain {energy($x)}.",
    },
    { text: "Gain ‹{energy($e)}›.", fixed: "e: 1" },
    { text: "Gain ‹{points}›.", variables: "point: 2", fixed: "points: 2" },
    { text: "Gain ‹{e}›.", variables: "oe: 2", fixed: "e: 2" },
    { text: "Gain ‹{e}›.", variables: "x: 2, y: 3", fixed: "x: 2, y: 3, e: 1" },
    {
      text: "Gain ‹{points}›.",
      variables: "e: 1, Points: 2",
      fixed: "e: 1, points: 2",
    },
    { text: "Gain ‹{e1}›.", variables: "e: 1", fixed: "Gain {e}." },
    { text: "Gain ‹{s}›.", variables: "e: 1", fixed: "Gain {e}." },
    {
      text: "Gain ‹{points}›.",
      variables: "cards: 2",
      fixed: "cards: 2, points: 1",
    },
    { text: "Gain ‹{points}›.", fixed: "points: 1" },
    {
      text: "{Materialize} ‹{n-figments}›.",
      variables: "number: 2",
      fixed: "number: 2, figment: radiant",
    },
    {
      text: "{Materialize} ‹{n-figments}›.",
      fixed: "figment: radiant, number: 1",
    },
    // A variable that nothing reads beats one that is read.
    {
      text: "Draw ‹{cards1}›. Draw {cards2}.",
      variables: "cakrds1: 1, cards2: 2",
      fixed: "cards1: 1, cards2: 2",
    },
    // Another variable that is read elsewhere says something else.
    {
      text: "Draw {cards1}. Draw ‹{cards2}›.",
      variables: "cards1: 1",
      fixed: "cards1: 1, cards2: 1",
    },
    {
      text: "Draw ‹{points}›. {Banish} {cards} from the opponent's void.",
      variables: "cards: 1",
      fixed: "Draw {cards}. {Banish} {cards} from the opponent's void.",
    },
  ],
  "wrong-variable-type": [
    { text: "Draw ‹{cards}›.", variables: "cards: warrior" },
    { text: "{Materialize} ‹{a-figment}›.", variables: "figment: 2" },
  ],
  "unopened-brace": [
    { text: "Draw ‹cards}›.", variables: "cards: 1", fixed: "Draw {cards}." },
    {
      text: "Allies have +‹s}› spark.",
      variables: "s: 1",
      fixed: "Allies have +{s} spark.",
    },
    {
      text: "{Banish} a non-‹subtype}› enemy.",
      variables: "subtype: mage",
      fixed: "{Banish} a non-{subtype} enemy.",
    },
  ],
  "unknown-word": [
    { text: "‹Drow› {cards}.", variables: "cards: 1", fixed: "Draw {cards}." },
    {
      text: "Draw {cards} for ‹eech› ally.",
      variables: "cards: 1",
      fixed: "Draw {cards} for each ally.",
    },
    {
      text: "{Dissolve} ‹al› characters.",
      fixed: "{Dissolve} all characters.",
    },
    // Whatever it means, to leave it out would say something else.
    { text: "{Dissolve} a ‹frobnicated› character." },
    { text: "‹Frobnicate› the opponent's dishwasher." },
  ],
  "unknown-directive": [
    {
      text: "Discard ‹{crds($d)}›.",
      variables: "d: 1",
      fixed: "Discard {cards($d)}.",
    },
    {
      text: "{Discover} ‹{@an subtype($t)}›.",
      variables: "t: Mage",
      fixed: "{Discover} {@a subtype($t)}.",
    },
    {
      text: "Gain ‹{energy_symbl}› equal to that character's cost.",
      fixed: "Gain {energy_symbol} equal to that character's cost.",
    },
    {
      text: "‹{Judgement}› Gain {e}.",
      variables: "e: 1",
      fixed: "{Judgment} Gain {e}.",
    },
    { text: "Draw ‹{crads}›.", variables: "cards: 1", fixed: "Draw {cards}." },
    {
      text: "Take an ‹{extra}› turn after this one.",
      fixed: "Take an extra turn after this one.",
    },
  ],
  "missing-braces": [
    { text: "‹Dissolve› an enemy.", fixed: "{Dissolve} an enemy." },
    { text: "Draw ‹cards›.", variables: "cards: 1", fixed: "Draw {cards}." },
  ],
  "foreign-word": [
    { text: "‹Destroy› an enemy.", fixed: "{Dissolve} an enemy." },
    { text: "‹{Exile}› an enemy.", fixed: "{Banish} an enemy." },
    { text: "‹Counter› a played card.", fixed: "{Prevent} a played card." },
    {
      text: "‹Sacrifice› an ally: Draw {cards}.",
      variables: "cards: 1",
      fixed: "Abandon an ally: Draw {cards}.",
    },
    {
      text: "Return a character from your ‹graveyard› to your hand.",
      fixed: "Return a character from your void to your hand.",
    },
    {
      text: "When you abandon a ‹unit›, gain {e}.",
      variables: "e: 1",
      fixed: "When you abandon a character, gain {e}.",
    },
    {
      text: "{Dissolve} an ‹opposing character›.",
      fixed: "{Dissolve} an enemy.",
    },
    {
      text: "{Banish} a ‹friendly character›.",
      fixed: "{Banish} an ally.",
    },
  ],
  "misplaced-word": [
    {
      text: "Draw {cards}‹,›.",
      variables: "cards: 1",
      fixed: "Draw {cards}.",
    },
    {
      text: "{Dissolve} an enemy with cost less than ‹{e}›.",
      variables: "e: 1",
    },
    {
      text: "Allied {plural-subtype} gain ‹{e}›.",
      variables: "e: 1, subtype: mage",
    },
  ],
  "missing-word": [
    {
      text: "Take an extra turn after ‹one›.",
      fixed: "Take an extra turn after this one.",
    },
    { text: "‹{e}›.", variables: "e: 1", fixed: "Gain {e}." },
    // Less or more: nobody knows.
    { text: "{Dissolve} an enemy with cost {e} or‹.›", variables: "e: 1" },
  ],
  "missing-article": [
    {
      text: "{Discover} a character with ‹activated› ability.",
      fixed: "{Discover} a character with an activated ability.",
    },
  ],
  "missing-punctuation": [
    {
      text: "Gain {e} ‹Draw› {cards}.",
      variables: "e: 1, cards: 1",
      fixed: "Gain {e}. Draw {cards}.",
    },
    { text: "Draw {cards}‹›", variables: "cards: 1", fixed: "Draw {cards}." },
  ],
  "doubled-word": [
    {
      text: "Draw ‹draw› {cards}.",
      variables: "cards: 1",
      fixed: "Draw {cards}.",
    },
    {
      text: "{Judgment} Draw {cards}, then ‹then› discard {discards}.",
      variables: "cards: 1, discards: 1",
      fixed: "{Judgment} Draw {cards}, then discard {discards}.",
    },
  ],
  "wrong-order": [
    {
      text: "Take an ‹turn extra› after this one.",
      fixed: "Take an extra turn after this one.",
    },
  ],
  "value-in-text": [
    { text: "‹{Kindle} 2›.", fixed: "{Kindle}. | k: 2" },
    {
      text: "{energy($e)}: Draw ‹2 cards›.",
      variables: "e: 1",
      fixed: "{energy($e)}: Draw {cards($c)}. | e: 1, c: 2",
    },
    {
      text: "{energy($e)}: Gain ‹2 energy›.",
      variables: "e: 1",
      fixed: "{energy($e)}: Gain {energy($e2)}. | e: 1, e2: 2",
    },
    { text: "Draw ‹a card›.", fixed: "Draw {cards}. | cards: 1" },
    { text: "Draw ‹2 cards›.", fixed: "Draw {cards}. | cards: 2" },
    { text: "Draw ‹2›.", variables: "cards: 2", fixed: "Draw {cards}." },
    { text: "Gain ‹2 energy›.", fixed: "Gain {e}. | e: 2" },
    { text: "‹{Foresee 2}›.", fixed: "{Foresee}. | foresee: 2" },
    {
      text: "‹{Kindle 2}›. Gain {e}.",
      variables: "k: 2, e: 1",
      fixed: "{Kindle}. Gain {e}.",
    },
    { text: "‹Kindle 2›.", fixed: "{Kindle}. | k: 2" },
    { text: "Discard ‹2 cards›.", fixed: "Discard {discards}. | discards: 2" },
    { text: "Gain ‹3 points›.", fixed: "Gain {points}. | points: 3" },
    { text: "Gain ‹3 victory points›.", fixed: "Gain {points}. | points: 3" },
    {
      text: "Put the ‹top 2 cards› of your deck into your void.",
      fixed: "Put the {top-n-cards} of your deck into your void. | to-void: 2",
    },
    {
      text: "Return ‹up to 2 events› from your void to your hand.",
      fixed: "Return {up-to-n-events} from your void to your hand. | number: 2",
    },
    {
      text: "Put ‹up to 2› events from your void on top of your deck.",
      fixed: "Put {up-to-n-cards} events from your void on top of your deck." +
        " | number: 2",
    },
    {
      text: "{e}: Gain ‹2 energy›.",
      variables: "e: 1",
      fixed: "{e}: Gain {e2}. | e: 1, e2: 2",
    },
    {
      text: "Allies have ‹+2› spark.",
      fixed: "Allies have +{s} spark. | s: 2",
    },
    {
      text: "{Materialize} ‹two radiant figments›.",
      fixed: "{Materialize} {n-figments}. | figment: radiant, number: 2",
    },
    {
      text: "{Dissolve} an enemy with cost ‹2› or less.",
      fixed: "{Dissolve} an enemy with cost {e} or less. | e: 2",
    },
    {
      text: "Allied ‹warriors› have +{s} spark.",
      variables: "s: 1",
      fixed:
        "Allied {plural-subtype} have +{s} spark. | s: 1, subtype: warrior",
    },
  ],
  "plural-for-one": [
    { text: "Gain control of ‹enemies›.", fixed: "Gain control of an enemy." },
    { text: "{Dissolve} an ‹enemies›.", fixed: "{Dissolve} an enemy." },
    { text: "{Prevent} ‹played events›.", fixed: "{Prevent} a played event." },
    // Each of them, or one? Nobody knows.
    { text: "‹Allies gain› +{s} spark.", variables: "s: 1" },
    { text: "Abandon ‹allies›: Draw {cards}.", variables: "cards: 1" },
    { text: "Trigger the {judgment} ability of ‹allies›." },
  ],
  "unclear-scope": [
    {
      text: "Draw {cards}. You may pay {e} to gain {points}. ‹{kindle}›.",
      variables: "cards: 1, e: 1, points: 1, k: 1",
      fixed:
        "Draw {cards}. You may pay {e} to gain {points}. Either way, {kindle}.",
    },
    {
      text: "Draw {cards}. You may pay {e} to gain {points}, then ‹{kindle}›.",
      variables: "cards: 1, e: 1, points: 1, k: 1",
      fixed:
        "Draw {cards}. You may pay {e} to gain {points}. Either way, {kindle}.",
    },
    {
      text: "Draw {cards}. You may pay {e} to gain {points} and ‹{kindle}›.",
      variables: "cards: 1, e: 1, points: 1, k: 1",
      fixed:
        "Draw {cards}. You may pay {e} to gain {points}. Either way, {kindle}.",
    },
    {
      text:
        "{Judgment} You may discard {discards} to draw {cards} and ‹gain {points}›. You may {kindle}.",
      variables: "discards: 1, cards: 1, points: 1, k: 1",
      fixed:
        "{Judgment} You may discard {discards} to draw {cards}. Either way, gain {points}. You may {kindle}.",
    },
  ],
  "not-canonical": [
    { text: "{Dissolve} ‹a enemy›.", fixed: "{Dissolve} an enemy." },
    { text: "{Dissolve} ‹enemy›.", fixed: "{Dissolve} an enemy." },
    {
      text:
        "When you discard a card, it ‹gain› {reclaim} equal to its cost this turn.",
      fixed:
        "When you discard a card, it gains {reclaim} equal to its cost this turn.",
    },
    {
      text:
        "When you discard a card, it gains {reclaim} equal to ‹their› cost this turn.",
      fixed:
        "When you discard a card, it gains {reclaim} equal to its cost this turn.",
    },
    {
      text:
        "All cards currently in your void ‹gains› {reclaim} equal to their cost this turn.",
      fixed:
        "All cards currently in your void gain {reclaim} equal to their cost this turn.",
    },
    {
      text: "{Dissolve} a character that ‹are› not {a-subtype}.",
      variables: "subtype: mage",
      fixed: "{Dissolve} a character that is not {a-subtype}.",
    },
    {
      text: "{Dissolve} all characters that ‹is› not {plural-subtype}.",
      variables: "subtype: mage",
      fixed: "{Dissolve} all characters that are not {plural-subtype}.",
    },
  ],
  "plural-read-as-one": [
    {
      text: "‹Allies› gains +{s} spark.",
      variables: "s: 1",
      fixed: "An ally gains +{s} spark.",
    },
    {
      text: "When you discard ‹cards›, gain {e}.",
      variables: "e: 1",
      fixed: "When you discard a card, gain {e}.",
    },
    {
      text: "When you play ‹characters›, gain {e}.",
      variables: "e: 1",
      fixed: "When you play a character, gain {e}.",
    },
    {
      text: "Draw {cards} for each ‹enemies›.",
      variables: "cards: 1",
      fixed: "Draw {cards} for each enemy.",
    },
    {
      text: "When you play ‹events›, gain {e}.",
      variables: "e: 1",
      fixed: "When you play an event, gain {e}.",
    },
  ],
  "odd-meaning": [
    { text: "{Judgment}, ‹{Judgment}›: Draw {cards}.", variables: "cards: 1" },
    { text: "Return ‹an enemy from your void› to your hand." },
    {
      text: "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n" +
        "{bullet} ‹{mode3-cost}›: Gain {e}.",
      variables: "mode1-cost: 1, mode3-cost: 2, cards: 1, e: 1",
    },
  ],
  "unexpected-end": [
    { text: "Abandon an ally:‹›" },
    { text: "Draw‹›" },
    { text: "‹›" },
  ],
  "stray-brace": [
    {
      text: "Draw ‹}› {cards}.",
      variables: "cards: 1",
      fixed: "Draw {cards}.",
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
  "other-dialect": [
    {
      text: "Gain {energy($e)}, then {dissolve} all ‹{plural-subtype}›.",
      variables: "e: 1, subtype: Mage",
      fixed:
        "Gain {energy($e)}, then {dissolve} all {@plural subtype($subtype)}.",
    },
    {
      text: "{Discover} {a-subtype}. {Kindle}. Gain ‹{energy($e)}› {-}.",
      variables: "e: 1, subtype: Mage, k: 1",
      fixed: "{Discover} {a-subtype}. {Kindle}. Gain {e} {-}.",
    },
    {
      text:
        "{MaterializedJudgment} Put the {top-n-cards} of your deck into your void. Gain ‹{energy_symbol}› equal to that character's cost.",
      variables: "to-void: 1",
      fixed:
        "{MaterializedJudgment} Put the {top-n-cards} of your deck into your void. Gain {energy-symbol} equal to that character's cost.",
    },
  ],
  "unknown-phrase": [
    {
      text: "Gain ‹{enrgy($e)}›.",
      variables: "e: 1",
      fixed: "Gain {energy($e)}.",
    },
  ],
  "ignored-arguments": [
    {
      text: "Draw ‹{cards($c, $d)}›.",
      variables: "c: 1",
      fixed: "Draw {cards($c)}.",
    },
  ],
  "duplicate-variable": [
    { text: "Draw {cards}.", variables: "cards: 1, ‹cards›: 2" },
    { text: "Gain {e}.", variables: "e: 1, e: 2\n‹e›: 3" },
  ],
  "missing-dollar": [
    {
      text: "Draw ‹{cards(c)}›.",
      variables: "c: 1",
      fixed: "Draw {cards($c)}.",
    },
    {
      text: "{Materialize} ‹{n_figments(n, $g)}›.",
      variables: "n: 2, g: radiant",
      fixed: "{Materialize} {n_figments($n, $g)}.",
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

function check(code: string, { text, variables = "", fixed }: Case): void {
  const inVariables = variables.includes("‹");
  const source = inVariables ? marked(variables) : marked(text);
  const card = inVariables
    ? { text, variables: source.text }
    : { text: source.text, variables };
  const result = parse(card.text, card.variables);
  const first = firstProblem(
    result.ok
      ? [...result.warnings, ...lintCard(card.text, card.variables)]
      : result.errors,
  );
  strictEqual(first.code, code, first.message);
  strictEqual(first.source, inVariables ? "variables" : undefined);
  if (source.span.start >= 0) deepStrictEqual(first.span, source.span);
  strictEqual(mend(card, first), fixed);
}

function firstProblem([first]: readonly Diagnostic[]): Diagnostic {
  ok(first, "The card has no problem");
  return first;
}

function mend(
  { text, variables }: { text: string; variables: string },
  { suggestion }: Diagnostic,
): string | undefined {
  if (suggestion === undefined) return undefined;
  const fixed = applySuggestion({ text, variables }, suggestion);
  if (fixed.text === text) return fixed.variables;
  return fixed.variables === variables
    ? fixed.text
    : `${fixed.text} | ${fixed.variables}`;
}

Deno.test('lintCard() warns of the subtype in "{Discover} {a-subtype} with an activated ability."', () => {
  const text = "{Discover} {a-subtype} with an activated ability.";
  const [warning] = lintCard(text, "subtype: warrior");
  strictEqual(warning?.code, "odd-meaning");
  strictEqual(
    text.slice(warning?.span.start, warning?.span.end),
    "{a-subtype}",
  );
});
