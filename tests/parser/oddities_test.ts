import { deepStrictEqual } from "node:assert/strict";
import { lintCard } from "../../mod.ts";

/** Cards that can be read, and what nobody can mean by them. */
const ODD: readonly {
  readonly text: string;
  readonly variables?: string;
  readonly says: readonly string[];
}[] = [
  {
    text: "{ChooseOne}\n{bullet} {e}: {Dissolve} an enemy.",
    variables: "e: 1",
    says: ["There is only one mode to choose"],
  },
  {
    text: "{Judgment}, {Judgment}: {Dissolve} an enemy.",
    says: ["A keyword stands there twice"],
  },
  { text: "{Materialized}, {Judgment}: {Dissolve} an enemy.", says: [] },
  {
    text: "Return an enemy from your void to your hand.",
    says: ["No enemy is in your void"],
  },
  {
    text:
      "{ChooseOne}\n{bullet} {mode2-cost}: {Dissolve} an enemy.\n{bullet} {mode1-cost}: {Banish} an ally.",
    variables: "mode1-cost: 1, mode2-cost: 2",
    says: [
      'The cost of mode 1 is called "{mode2-cost}"',
      'The cost of mode 2 is called "{mode1-cost}"',
    ],
  },
  {
    text:
      "{ChooseOne}\n{bullet} {mode1-cost}: {Dissolve} an enemy.\n{bullet} {mode2-cost}: {Banish} an ally.",
    variables: "mode1-cost: 1, mode2-cost: 2",
    says: [],
  },
  {
    text: "When you play a character, then {materialize} it.",
    says: ['Nothing comes before "then"'],
  },
  {
    text: "{e}: Then {materialize} it and {dissolve} an enemy.",
    variables: "e: 1",
    says: ['Nothing comes before "then"'],
  },
  { text: "{Dissolve} an enemy. Then {materialize} it.", says: [] },
  {
    text: "You may pay {e} to {dissolve} an enemy and {kindle}. Gain {points}.",
    variables: "e: 1, k: 1, points: 1",
    says: ["The cost applies to this sentence, too"],
  },
  {
    text: "With an allied {subtype}, gain {points}. {Kindle}.",
    variables: "subtype: mage, k: 1, points: 1",
    says: ["The condition applies to this sentence, too"],
  },
  {
    text: "{Banish} an ally.\n\n{Judgment} You may gain {points}. {Kindle}.",
    variables: "k: 1, points: 1",
    says: ['"You may" applies to this sentence, too'],
  },
  {
    text: "You may gain {points}. You may {kindle}.",
    variables: "k: 1, points: 1",
    says: [],
  },
  {
    text: "Pay {e} to do the following: gain {points}. {Kindle}.",
    variables: "e: 1, k: 1, points: 1",
    says: [],
  },
  {
    text:
      "As an additional cost, abandon an ally. You may gain {points}, then {kindle}.",
    variables: "k: 1, points: 1",
    says: [],
  },
];

for (const { text, variables = "", says } of ODD) {
  const what = says.length === 0 ? "nothing odd" : says.join(", ");
  Deno.test(`lintCard() on ${JSON.stringify(text)}: ${what}`, () => {
    deepStrictEqual(
      lintCard(text, variables).map(({ message }) => message),
      says,
    );
  });
}
