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
