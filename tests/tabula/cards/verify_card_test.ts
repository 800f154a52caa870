import { deepStrictEqual } from "node:assert/strict";
import type { Ability } from "../../../ast/internal.ts";
import { parse, serialize } from "../../../mod.ts";
import { type Verdict, verifyCard } from "../../../tabula/mod.ts";

interface Case {
  readonly text: string;
  readonly variables?: string;
  readonly verdict: Verdict;
}

const CASES: readonly Case[] = [
  {
    text: "\n{Judgment} Draw {cards}.\n\n{ReclaimForCost}\n",
    variables: "cards: 1, reclaim: 2",
    verdict: { kind: "identical" },
  },
  {
    text: "{Dissolve} an enemy character.",
    verdict: {
      kind: "differs",
      author: "{Dissolve} an enemy character.",
      canonical: "{Dissolve} an enemy.",
      variables: "",
    },
  },
  {
    text: "Draw {cards7}.",
    variables: "cards7: 2",
    verdict: {
      kind: "differs",
      author: "Draw {cards7}.",
      canonical: "Draw {cards}.",
      variables: "cards: 2",
    },
  },
  {
    text: "  Draw {cards}. ",
    variables: "cards: 2",
    verdict: {
      kind: "differs",
      author: "  Draw {cards}. ",
      canonical: "Draw {cards}.",
      variables: "cards: 2",
    },
  },
  {
    text: "Gain {points}. The opponent gains {points9}.",
    variables: "points: 1\npoints9: 2",
    verdict: {
      kind: "differs",
      author: "Gain {points}. The opponent gains {points9}.",
      canonical: "Gain {points1}. The opponent gains {points2}.",
      variables: "points1: 1\npoints2: 2",
    },
  },
  { text: "Drow {cards}.", verdict: { kind: "unreadable" } },
];

for (const { text, variables = "", verdict } of CASES) {
  Deno.test(`verifyCard() says of ${JSON.stringify(text)}: ${verdict.kind}`, () => {
    deepStrictEqual(verifyCard({ text, variables }, parse, serialize), verdict);
  });
}

Deno.test("verifyCard() notices a serializer that loses something", () => {
  const lossy = (_: readonly Ability[]) => ({
    ok: true,
    text: "Take an extra turn after this one.",
    variables: "",
  });
  deepStrictEqual(
    verifyCard({ text: "You win the game.", variables: "" }, parse, lossy),
    { kind: "lossy", canonical: "Take an extra turn after this one." },
  );
});
