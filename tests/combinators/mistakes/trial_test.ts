import { deepStrictEqual } from "node:assert/strict";
import {
  cheapestRepair,
  furthestRepair,
  type TokenEdit,
} from "../../../combinators/mistakes/mod.ts";
import { editOf, faultyParagraph, wordsOf } from "./faulty.ts";

type Edits = readonly (readonly [
  edit: string,
  cost: number,
  why?: TokenEdit["why"],
])[];

/** A text, edits of it, the words of the one that is chosen, and its rivals. */
const CHEAPEST: readonly (readonly [
  text: string,
  edits: Edits,
  chosen: string | undefined,
  rivals?: readonly string[],
])[] = [
  ["draw a cord .", [["2-1+card", 1]], "card"],
  ["draw a cord .", [["2-1+hero", 2], ["2-1+card", 1]], "card"],
  ["draw a cord .", [["2-1+theirs", 1], ["2-1+card", 2]], "card"],
  ["draw a cord .", [["2-1+theirs", 1]], undefined],
  // What was written twice may be wrong twice.
  ["drow a cord .", [["2-1+card", 1], ["0-3+draw a item", 2]], "draw a item"],
  ["drow a card .", [["0-1+draw", 1]], "draw"],
  // Words that are only guessed have rivals; misspelled ones have not.
  ["draw a cord .", [["2-1+card", 1], ["2-1+hero", 1]], "card"],
  [
    "draw a cord .",
    [["2-1+card", 1, "replaced"], ["2-1+hero", 1, "replaced"]],
    "card",
    ["card", "hero"],
  ],
  [
    "draw a .",
    [["2-0+card", 1, "inserted"], ["2-0+hero", 1.2, "inserted"]],
    "card",
    ["card", "hero"],
  ],
  // One that costs more is none, nor one of another kind, nor elsewhere.
  [
    "draw a cord .",
    [["2-1+card", 1, "replaced"], ["2-1+hero", 1.3, "replaced"]],
    "card",
  ],
  [
    "draw a cord .",
    [["2-1+card", 1, "replaced"], ["2-1+hero", 1, "special"]],
    "card",
  ],
  [
    "draw a cord .",
    [["2-1+card", 1, "replaced"], [
      "0-3+banish a hero of theirs",
      1,
      "replaced",
    ]],
    "card",
  ],
  // Nor one that cannot be read, nor one that says the same.
  [
    "draw a cord .",
    [["2-1+card", 1, "replaced"], ["2-1+theirs", 1, "replaced"]],
    "card",
  ],
  [
    "a card .",
    [["0-0+draw", 1, "inserted"], ["0-0+take", 1, "inserted"]],
    "draw",
  ],
  // A mark is no guess.
  [
    "draw a card gain lore .",
    [["3-0+.", 1, "inserted"], ["3-0+theirs", 1, "inserted"]],
    ".",
  ],
];

for (const [text, edits, chosen, rivals] of CHEAPEST) {
  const tried = edits.map((edit) => edit.join(" ")).join(", ");
  Deno.test(`cheapestRepair() of "${text}" by ${tried}: ${chosen}`, () => {
    const faulty = faultyParagraph(text);
    const repair = cheapestRepair(faulty, editsOf(faulty, edits));
    deepStrictEqual(repair && wordsOf(repair.edit), chosen);
    deepStrictEqual(repair?.rivals, rivals);
    deepStrictEqual(repair?.complete, repair && true);
  });
}

for (const [limit, chosen] of [[2, "card"], [1, undefined]] as const) {
  Deno.test(`cheapestRepair() looks for one that costs less than ${limit}`, () => {
    const faulty = faultyParagraph("draw a cord .");
    const [edit] = editsOf(faulty, [["2-1+card", 1]]);
    const known = {
      edit: editOf(faulty, "2-1+hero", limit),
      complete: true,
      progress: Infinity,
    };
    const repair = cheapestRepair(faulty, [edit!], known);
    deepStrictEqual(repair && wordsOf(repair.edit), chosen);
  });
}

Deno.test("cheapestRepair() tries nothing when there is no time left", () => {
  const faulty = faultyParagraph("draw a cord .", 0);
  const edits = editsOf(faulty, [["2-1+card", 1]]);
  deepStrictEqual(cheapestRepair(faulty, edits), undefined);
});

/** A text that no edit makes readable, and the one that leads furthest. */
const FURTHEST: readonly (readonly [
  text: string,
  edits: Edits,
  chosen: string | undefined,
  from?: number,
])[] = [
  // As long as the next two words are read, or one after likely letters.
  ["drow a card . frob .", [["0-1+draw", 1]], "draw"],
  ["drow a frob .", [["0-1+draw", 1.5]], "draw"],
  ["drow a frob .", [["0-1+draw", 1.6]], undefined],
  ["drow a frob .", [["0-1+draw", 1.6, "foreign"]], "draw"],
  ["drow a frob .", [["0-1+draw", 1.6, "doubled"]], "draw"],
  ["drow a frob .", [["0-1+draw", 1.5, "replaced"]], undefined],
  ["drow a card frob .", [["0-1+draw", 2, "replaced"]], "draw"],
  // The next word may be misspelled as well.
  ["drow frob .", [["0-1+draw", 1]], "draw"],
  ["drow card .", [["0-1+draw", 1]], undefined],
  // Words that are read count for more than what an edit costs.
  [
    "drow a card . frob .",
    [["0-1+banish", 1], ["0-1+draw", 1.3]],
    "draw",
  ],
  [
    "drow a card . frob .",
    [["0-1+take", 1.2], ["0-1+draw", 1.1]],
    "draw",
  ],
  // Only what leads beyond the place where reading stops anyway.
  ["draw a card . frob .", [["0-1+take", 1]], undefined, 4],
  ["draw a card . frob .", [["4-1+gain lore", 1]], "gain lore", 4],
];

for (const [text, edits, chosen, from] of FURTHEST) {
  const tried = edits.map((edit) => edit.join(" ")).join(", ");
  Deno.test(`furthestRepair() of "${text}" by ${tried}: ${chosen}`, () => {
    const faulty = faultyParagraph(text);
    const repair = furthestRepair(
      faulty,
      editsOf(faulty, edits),
      from === undefined ? {} : { from },
    );
    deepStrictEqual(repair && wordsOf(repair.edit), chosen);
  });
}

Deno.test("furthestRepair() takes the likeliest edit when there is no time left", () => {
  const faulty = faultyParagraph("drow a card .", 0);
  const repair = furthestRepair(
    faulty,
    editsOf(faulty, [["0-1+take", 1.2], ["0-1+draw", 1.1]]),
  );
  deepStrictEqual(repair && wordsOf(repair.edit), "draw");
  deepStrictEqual(repair?.complete, false);
});

Deno.test("furthestRepair() tells when all is read after all", () => {
  const faulty = faultyParagraph("drow a card .");
  const repair = furthestRepair(faulty, editsOf(faulty, [["0-1+draw", 1]]));
  deepStrictEqual(repair?.complete, true);
});

Deno.test("furthestRepair() tries as many edits as it is told", () => {
  const faulty = faultyParagraph("drow a card . frob .");
  const edits = editsOf(faulty, [["0-1+gain", 1], ["0-1+draw", 1.1]]);
  const chosen = (most: number) => {
    const repair = furthestRepair(faulty, edits, { most });
    return repair && wordsOf(repair.edit);
  };
  deepStrictEqual([chosen(1), chosen(2)], [undefined, "draw"]);
});

function editsOf(
  faulty: ReturnType<typeof faultyParagraph>,
  edits: Edits,
): readonly TokenEdit[] {
  return edits.map(([edit, cost, why]) => editOf(faulty, edit, cost, why));
}
