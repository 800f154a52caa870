import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import schema from "../../../schema/display_text.schema.json" with {
  type: "json",
};
import { writeDisplayTexts } from "../../../serializer/display/mod.ts";
import { cards as examples } from "../../frames.ts";

const CARDS = [
  { id: "b", text: "Gain {e}.\n\n{Banish} it.", variables: "e: 1" },
  { id: "10", text: "Draw {crads}.", variables: "" },
  { id: "a", text: " \n", variables: "" },
  { id: "__proto__", text: "Draw {cards", variables: "" },
];

Deno.test("writeDisplayTexts() writes each card with text by its id", () => {
  const { contents, problems } = writeDisplayTexts(CARDS);
  strictEqual(
    contents,
    `{
  "10": {
    "plain": "Draw {crads}.",
    "unity": "Draw {crads}.",
    "spans": [
      {
        "text": "Draw {crads}."
      }
    ]
  },
  "b": {
    "plain": "Gain 1●.\\n\\nBanish it.",
    "unity": "Gain <color=#00838F>1●</color>.\\n<line-height=25%>\\n</line-height><color=#AA00FF>Banish</color> it.",
    "spans": [
      {
        "text": "Gain "
      },
      {
        "text": "1●",
        "color": "00838F",
        "role": "energy"
      },
      {
        "text": ".\\n\\n"
      },
      {
        "text": "Banish",
        "color": "AA00FF",
        "role": "keyword"
      },
      {
        "text": " it."
      }
    ]
  }
}`,
  );
  deepStrictEqual(
    problems.map(({ card, diagnostic }) => [card.id, diagnostic.code]),
    [["10", "unknown-message"], ["__proto__", "unclosed-brace"]],
  );
});

Deno.test("writeDisplayTexts() writes what its schema describes", () => {
  const styled = examples.map(({ text, variables }, i) => ({
    id: String(i),
    text,
    variables,
  }));
  const { contents, problems } = writeDisplayTexts(styled);
  deepStrictEqual(problems, []);
  const isValid = new Ajv().compile(schema);
  ok(isValid(JSON.parse(contents)), JSON.stringify(isValid.errors));
  ok(!isValid({ a: { plain: "" } }));
});

Deno.test("writeDisplayTexts() does not depend on the order of cards", () => {
  strictEqual(
    writeDisplayTexts(CARDS.toReversed()).contents,
    writeDisplayTexts(CARDS).contents,
  );
});

Deno.test("writeDisplayTexts() keeps ids that objects trip over", () => {
  const card = { id: "__proto__", text: "Draw a card.", variables: "" };
  const { contents } = writeDisplayTexts([card]);
  deepStrictEqual(Object.keys(JSON.parse(contents)), ["__proto__"]);
});

Deno.test("writeDisplayTexts() adds up cards that share an id", () => {
  const card = { id: "a", text: "Draw a card.", variables: "" };
  const { contents } = writeDisplayTexts([card, { ...card, text: "Win." }]);
  strictEqual(JSON.parse(contents).a.plain, "Draw a card.\n\nWin.");
});

Deno.test("writeDisplayTexts() of no cards is an empty object", () => {
  strictEqual(writeDisplayTexts([]).contents, "{}");
});

Deno.test("writeDisplayTexts() uses the messages of the directory", () => {
  const card = { id: "a", text: "{bullet}", variables: "" };
  const { contents } = writeDisplayTexts([card], { strings: "bullet = *" });
  strictEqual(JSON.parse(contents).a.plain, "*");
});
