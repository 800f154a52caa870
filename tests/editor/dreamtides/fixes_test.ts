import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applyEdits, type Fix, LANGUAGES } from "../../../editor/mod.ts";
import { atCursor } from "../marks.ts";

const { fixesAt, formatted } = LANGUAGES.dreamtides;

/** A card with a cursor, and for each fix its title and the card it leaves. */
interface Case {
  readonly text: string;
  readonly variables: string;
  readonly fixes: { readonly [title: string]: readonly [string, string] };
}

const CASES: readonly Case[] = [
  {
    text: "Dr‹›ow {cards}.",
    variables: "cards: 2",
    fixes: {
      'Change "Drow" to "Draw"': ["Draw {cards}.", "cards: 2"],
    },
  },
  {
    text: "Gain ‹›{points}.",
    variables: "point: 2",
    fixes: { 'Change "point" to "points"': ["Gain {points}.", "points: 2"] },
  },
  {
    text: "Draw {cards}, then gain {‹›e}.",
    variables: "cards: 2",
    fixes: {
      'Add "e: 1" to the variables': [
        "Draw {cards}, then gain {e}.",
        "cards: 2, e: 1",
      ],
    },
  },
  {
    text: "Dr‹›ow {card} for each ally.",
    variables: "cards: 2",
    fixes: {
      'Change "Drow" to "Draw"': ["Draw {card} for each ally.", "cards: 2"],
      "Fix all certain mistakes of this card": [
        "Draw {cards} for each ally.",
        "cards: 2",
      ],
    },
  },
  {
    text: "‹›Gain {energy(e)}. Draw {cards($c)}.",
    variables: "e: 1, c: 2",
    fixes: {
      "Use the canonical wording": [
        "Gain {energy($e)}. Draw {cards($c)}.",
        "e: 1, c: 2",
      ],
    },
  },
  {
    text: "Gain ener‹›gy($e).",
    variables: "e: 1",
    fixes: {
      'Change "energy($e)" to "{energy($e)}"': ["Gain {energy($e)}.", "e: 1"],
    },
  },
  {
    text: "Gain {e}. Foresee ‹›",
    variables: "e: 1",
    fixes: {},
  },
  {
    text: "{Dissolved} Gain {e}, th‹›en draw {cards}.",
    variables: "e: 1, cards: 1",
    fixes: {},
  },
  {
    text: "‹›{e}: Gain {e2}. Draw {cards}.",
    variables: "e: 1, e2: 3, cards: 2",
    fixes: {
      "Use the canonical wording, and rename variables to match": [
        "{e1}: Gain {e2}, then draw {cards}.",
        "e1: 1, e2: 3, cards: 2",
      ],
    },
  },
  {
    text: "‹›{e}: Gain {e2}. Draw {cards}.",
    variables: "e: 1\ne2: 3\ncards: 2",
    fixes: {
      "Use the canonical wording, and rename variables to match": [
        "{e1}: Gain {e2}, then draw {cards}.",
        "e1: 1\ne2: 3\ncards: 2",
      ],
    },
  },
  {
    text: "‹›{judgment} draw {cards}.",
    variables: "cards: 2",
    fixes: {
      "Use the canonical wording": ["{Judgment} Draw {cards}.", "cards: 2"],
    },
  },
];

for (const { text: source, variables, fixes } of CASES) {
  Deno.test(`fixesAt() ${JSON.stringify(source)} with ${JSON.stringify(variables)}`, () => {
    const { text, cursor: { offset } } = atCursor(source);
    const found = fixesAt({ text, variables }, { start: offset, end: offset });
    deepStrictEqual(
      Object.fromEntries(
        found.map((fix) => [fix.title, fixed(text, variables, fix)]),
      ),
      fixes,
    );
  });
}

Deno.test("fixesAt() removes a variable that nothing reads, wherever it stands", () => {
  const removed = (variables: string): string | undefined => {
    const start = variables.indexOf("e:");
    const text = "Draw {cards}.";
    const [fix] = fixesAt({ text, variables }, {
      start,
      end: start,
      source: "variables",
    });
    return fix && fixed(text, variables, fix)[1];
  };
  deepStrictEqual(
    ["e: 1, cards: 2", "cards: 2, e: 1", "cards: 2\ne: 1"].map(removed),
    ["cards: 2", "cards: 2", "cards: 2"],
  );
});

Deno.test("formatted() leaves a card alone whose variables would need new names", () => {
  const card = {
    text: "{e}: Gain {e2}. Draw {cards}.",
    variables: "e: 1, e2: 3, cards: 2",
  };
  deepStrictEqual(formatted(card), []);
});

Deno.test("formatted() writes the canonical text and keeps the space around it", () => {
  const text = "\n{judgment} draw {cards}.\n";
  const edits = formatted({ text, variables: "cards: 2" });
  ok(edits.length > 0);
  strictEqual(applyEdits(text, edits), "\n{Judgment} Draw {cards}.\n");
});

function fixed(
  text: string,
  variables: string,
  { edits }: Fix,
): readonly [string, string] {
  const inText = edits.filter(({ source }) => source === undefined);
  const inVariables = edits.filter(({ source }) => source === "variables");
  return [applyEdits(text, inText), applyEdits(variables, inVariables)];
}
