import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { run } from "../../../combinators/mod.ts";
import { likeliest } from "../../../combinators/mistakes/likeliest.ts";
import type {
  FaultyText,
  MistakeGuide,
} from "../../../combinators/mistakes/mod.ts";
import { editOf, faultyParagraph, wordsOf } from "./faulty.ts";

/** What the likeliest edit of a text puts in; nothing if there is none. */
function likeliestIn(
  faulty: FaultyText,
  proposed: Partial<MistakeGuide>,
): string | undefined {
  const failure = run(faulty.grammar, faulty.rule, faulty.columns);
  ok(!failure.ok);
  const guide = { ...faulty.guide, tokensFor: () => [], ...proposed };
  const repair = likeliest({ ...faulty, guide }, failure);
  return repair && wordsOf(repair.edit);
}

/** A text, the edits of each sort as "at-removed+words cost", and the likeliest. */
const texts: readonly (readonly [
  text: string,
  edits: Partial<Record<"likely" | "others", string>>,
  expected: string | undefined,
])[] = [
  ["draw a cord .", { likely: "2-1+card 1" }, "card"],
  // One wrong letter is plain: nothing else is looked for.
  [
    "draw a cord .",
    { likely: "2-1+card 1.2", others: "2-1+hero 0.5" },
    "card",
  ],
  [
    "draw a cord .",
    { likely: "2-1+card 1.3", others: "2-1+hero 0.5" },
    "hero",
  ],
  [
    "draw a cord .",
    { likely: "2-1+card 1.4", others: "2-1+hero 1.5" },
    "card",
  ],
  // What makes everything readable goes before what leads further.
  [
    "drow a card . frob .",
    { likely: "0-1+draw 1", others: "0-6+gain&lore&. 2" },
    "gain lore .",
  ],
  ["draw a cord .", {}, undefined],
];

for (const [text, edits, expected] of texts) {
  Deno.test(`likeliest() of ${JSON.stringify(edits)} in "${text}"`, () => {
    const faulty = faultyParagraph(text);
    const named = Object.entries(edits).map(([sort, written]) => {
      const [edit = "", cost] = written.split(" ");
      return [sort, () => [
        editOf(faulty, edit.replaceAll("&", " "), Number(cost)),
      ]];
    });
    strictEqual(likeliestIn(faulty, Object.fromEntries(named)), expected);
  });
}

/** What is found with a budget in a text that fails at "of", and where it looks. */
function foundBefore(budget: number): {
  readonly found: string | undefined;
  readonly places: readonly number[];
} {
  const faulty = faultyParagraph("gain lore . draw a item of theirs .", budget);
  const places: number[] = [];
  const found = likeliestIn(faulty, {
    leastEarlier: (_, at) => {
      places.push(at);
      return 0;
    },
    earlier: (_, at) => at === 3 ? [editOf(faulty, "3-1+banish", 1)] : [],
  });
  return { found, places };
}

Deno.test("likeliest() finds a mistake before the place where it shows", () => {
  deepStrictEqual(foundBefore(10_000), {
    found: "banish",
    places: [5, 4, 3, 2, 1, 0],
  });
  deepStrictEqual(foundBefore(0), { found: undefined, places: [5] });
});

Deno.test("likeliest() keeps what it has found when there is nothing left to spend", () => {
  const budgets = Array.from(
    { length: 100 },
    (_, budget) => foundBefore(budget),
  );
  ok(
    budgets.some(({ found, places }) =>
      found === "banish" && places.at(-1) === 2
    ),
  );
});

Deno.test("likeliest() puts in the only word that fits, however different", () => {
  const faulty = faultyParagraph("draw a frob .");
  const { tokensFor } = faulty.guide;
  const fits = (fitting: string) => ({
    tokensFor: (word: string) => fitting.includes(word) ? tokensFor(word) : [],
  });
  strictEqual(likeliestIn(faulty, fits("item")), "item");
  strictEqual(likeliestIn(faulty, fits("theirs")), undefined);
});
