import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { prepareSearch } from "../../../site/cards/search/indexed_card.ts";
import { findCards, readSearch } from "../../../site/cards/search/search.ts";
import { FIELDS } from "../../../site/cards/search/fields.ts";
import { galleryOf, galleryOfRows, row, SAMPLE } from "./sample.ts";

const cards = prepareSearch(
  (await galleryOfRows(
    row(1, "Fox", "{Judgment} Draw {cards}.", {
      variables: "cards: 1",
      "card-type": "Character",
      subtype: "Spirit Animal",
      spark: 3,
      rarity: "Rare",
      "energy-cost": 2,
    }),
    row(2, "Heron", "Draw {cards} for each allied character.", {
      variables: "cards: 1",
      "energy-cost": 4,
      "is-fast": true,
    }),
    row(3, "Broken", "Draw some cards.", { "energy-cost": "*" }),
    row(
      4,
      "Gift",
      "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n{bullet} {mode2-cost}: Gain {points}.",
      {
        variables: "mode1-cost: 1, mode2-cost: 3, cards: 2, points: 1",
        "energy-cost": 0,
      },
    ),
    row(5, "Owl", "{Judgment} Draw {cards}.", { variables: "cards: 2" }),
  )).cards,
);

/** Searches, and the names of the cards that each finds. */
const FOUND: Readonly<Record<string, string>> = {
  "": "Broken Fox Heron Gift Owl",
  "effect:DrawCards": "Fox Heron Gift Owl",
  "effect=drawcards": "Fox Gift Owl",
  "effect!=DrawCards": "Broken Heron",
  "trigger:Judgment": "Fox Owl",
  "trigger:judgment cost<=1": "Owl",
  "trigger:judgment and cost<=1": "Owl",
  "effect:gain or spark>2": "Fox Gift",
  "-effect:draw": "Broken",
  "not effect:draw": "Broken",
  "not (trigger:judgment or is:broken)": "Heron Gift",
  "NOT trigger:judgment OR name:owl": "Broken Heron Gift Owl",
  'text:"each"': "Heron",
  "/draw \\d/": "Gift Owl",
  "text:/^▸/": "Fox Owl",
  "name:/^.{3}$/": "Fox Owl",
  "draw some": "Broken",
  '"draw some"': "Broken",
  "{cards}": "Fox Heron Gift Owl",
  "source:{judgment}": "Fox Owl",
  "cost=0": "Gift",
  "cost!=0": "Fox Heron Owl",
  "cost:4": "Heron",
  "cost>2": "Heron",
  "cost>=2": "Fox Heron",
  "cost<1": "Gift",
  'subtype:"spirit animal"': "Fox",
  "type:character": "Fox",
  "rarity=rare": "Fox",
  "kind:triggered": "Fox Owl",
  "pays:energy": "",
  "node:ModalEffectChoice or is:modal": "Gift",
  "is:fast": "Heron",
  "is:broken": "Broken",
  "is:alike": "Fox Owl",
  "-is:alike is:fast": "Heron",
};

for (const [search, names] of Object.entries(FOUND)) {
  Deno.test(`search finds [${names}] by ${search || "nothing"}`, () => {
    const read = readSearch(search);
    deepStrictEqual(read.errors, []);
    const found = findCards(cards, read.matches).map(({ card }) => card.name);
    strictEqual(found.join(" "), names);
  });
}

/** Searches that mean nothing; the guilty part is marked. */
const WRONG: Readonly<Record<string, string>> = {
  "‹efect:draw›": 'There is no field "efect"; did you mean "effect"?',
  "a ‹cost<=many›": '"cost" takes a number, not "many"',
  "‹cost:/3/›": '"cost" takes a number, not "/3/"',
  "‹type<3›": '"type" is not a number: write type: or type=',
  "‹/(/›": "Not a regular expression: Unterminated group",
  '‹text:"each›': 'A closing " is missing',
  "‹/draw›": "A closing / is missing",
  "‹(›draw": 'This "(" is never closed',
  "draw‹)›": 'This ")" has no "(" before it',
  "draw or‹›": "Something to look for is missing",
  "not‹›": "Something to look for is missing",
  "(‹)›": "Something to look for is missing",
  "‹effect:›": '"effect:" needs a value: effect:DrawCards',
  "‹is:fats›":
    '"is" takes broken, fast, alike, modal, blank; did you mean "fast"?',
};

for (const [marked, message] of Object.entries(WRONG)) {
  Deno.test(`search explains what is wrong: ${marked}`, () => {
    const search = marked.replace(/[‹›]/g, "");
    const start = marked.indexOf("‹");
    const end = marked.indexOf("›") - 1;
    deepStrictEqual(readSearch(search).errors, [
      { message, span: { start, end } },
    ]);
  });
}

Deno.test("search reads any text without failing, and marks a part of it", () => {
  const piece = fc.constantFrom(
    ...FIELDS.keys(),
    ..."()-:=<>/\"'\\ {}".split(""),
    "or",
    "not",
    "and",
    "3",
    "é",
    "𝒳",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(fc.property(text, (search) => {
    const { matches, errors } = readSearch(search);
    findCards(cards, matches);
    for (const { span: { start, end } } of errors) {
      ok(0 <= start && start <= end && end <= search.length);
    }
  }));
});

Deno.test("search leaves out wrong terms, and finds by the others", () => {
  const { matches } = readSearch("name:owl efect:draw cost<=x");
  strictEqual(findCards(cards, matches).length, 1);
});

Deno.test("search refuses a text that nobody types", () => {
  strictEqual(readSearch("(".repeat(100_000)).errors.length, 1);
});

Deno.test("search finds a few of 10,000 cards in a moment", async () => {
  const sample = (await galleryOf(SAMPLE)).cards;
  const many = prepareSearch(
    Array.from({ length: 10_000 }, (_, i) => sample[i % sample.length]!),
  );
  const { matches } = readSearch(
    'effect:draw (cost<=3 or /each/) -text:"void"',
  );
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    findCards(many, matches);
    return performance.now() - start;
  });
  // The bound is 50 ms; the best of five keeps a busy machine out of it.
  ok(Math.min(...times) < 50, `${Math.min(...times)} ms`);
});
