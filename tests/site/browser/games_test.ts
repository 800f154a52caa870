import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { display, toPlain } from "../../../serializer/display/mod.ts";
import { parse } from "../../../mod.ts";
import type { Game } from "../../../site/browser/workbench/game.ts";
import { DREAMTIDES } from "../../../site/browser/workbench/games/dreamtides.ts";
import { LORCANA } from "../../../site/browser/workbench/games/lorcana.ts";
import { PUZZLES } from "../../../site/browser/workbench/games/puzzles.ts";
import {
  editSource,
  quickFixes,
} from "../../../site/browser/workbench/quick_fixes.ts";
import { quoteForShell } from "../../../site/browser/workbench/shell.ts";

const GAMES: readonly (readonly [string, Game])[] = [
  ["Dreamtides", DREAMTIDES],
  ["Lorcana", LORCANA],
  ["Puzzles", PUZZLES],
];

const MEANT_TO_BE_WRONG =
  /^(Mistakes to fix.*|Words that nothing accounts for)$/;

for (const [name, game] of GAMES) {
  for (const sample of game.samples) {
    const isWrong = MEANT_TO_BE_WRONG.test(sample.name);
    Deno.test(`${name}: the sample "${sample.name}" is ${isWrong ? "wrong" : "right"}`, () => {
      const found = game.diagnosticsOf(sample);
      strictEqual(found.length > 0, isWrong, found[0]?.message);
    });
    if (isWrong) continue;
    Deno.test(`${name}: the sample "${sample.name}" has a picture, a tree and JSON`, () => {
      ok(game.pictureOf(sample, []) !== undefined);
      ok((game.treeOf(sample) ?? []).length > 0);
      const [json] = game.copiesOf(sample);
      strictEqual(json?.name, "JSON");
      JSON.parse(json.text);
    });
  }
}

Deno.test("Dreamtides: a picture, sentence by sentence, is that of the whole text", () => {
  const more = [
    { text: " a..b. \n\n \tc {e}\n\n", variables: "e: 1" },
    { text: "{Materialize} a them. {", variables: "" },
    { text: "", variables: "" },
  ];
  for (const source of [...DREAMTIDES.samples, ...more]) {
    const picture = DREAMTIDES.pictureOf(source, []);
    ok(picture?.kind === "card");
    const shown = display(source.text, source.variables);
    strictEqual(
      toPlain(picture.spans),
      shown.ok ? shown.plain : "Materialize them. {",
    );
  }
});

Deno.test("Dreamtides: fixes of the sample with mistakes leave one to think about", () => {
  const sample = DREAMTIDES.samples.find(({ name }) =>
    name === "Mistakes to fix"
  );
  ok(sample !== undefined);
  const found = DREAMTIDES.diagnosticsOf(sample);
  const fixed = quickFixes(sample, found)
    .reduce((source, { edits }) => editSource(source, edits), {
      text: sample.text,
      variables: sample.variables,
    });
  strictEqual(fixed.text, "Draw {cards}, then discard {discards}.");
});

Deno.test("Dreamtides: a variable that nothing reads can be removed", () => {
  const source = { text: "Draw {cards}.", variables: "cards: 2, e: 1" };
  const [fix] = DREAMTIDES.moreFixes(
    source,
    DREAMTIDES.diagnosticsOf(source),
  );
  strictEqual(editSource(source, fix?.edits ?? []).variables, "cards: 2");
});

Deno.test("Dreamtides: tokens have their values", () => {
  const tokens = DREAMTIDES.tokensOf?.({
    text: "Draw {cards}.",
    variables: "cards: 2",
  });
  deepStrictEqual(
    tokens?.map(({ kind, text, value }) => [kind, text, value]),
    [["word", "draw", ""], ["integer", "{cards}", "2"], ["period", ".", ""]],
  );
});

Deno.test("Dreamtides: the canonical text reads as the same card", () => {
  for (const sample of DREAMTIDES.samples) {
    const canonical = DREAMTIDES.canonicalOf(sample);
    if (canonical === undefined) continue;
    const [before, after] = [sample, canonical].map(({ text, variables }) => {
      const read = parse(text, variables);
      return read.ok && read.abilities;
    });
    deepStrictEqual(after, before);
  }
});

Deno.test("Puzzles: a note names the card that a problem is about", () => {
  const text = "[metadata]\nName:A\nGoal:Win\nTurns:1\n[state]\n" +
    "activeplayer=human\nactivephase=MAIN1\nhumanlife=3\nailife=2\n" +
    "humanhand=Opt;Shock|taped\n";
  const source = { text, variables: "" };
  const picture = PUZZLES.pictureOf(
    source,
    PUZZLES.diagnosticsOf(source),
  );
  ok(picture?.kind === "board");
  const [note] = picture.notes.filter(({ name }) => name === "Shock");
  strictEqual(note?.player, "human");
  match(note.message, /taped/);
});

/** Words of a command line as a shell needs them. */
const QUOTED: Readonly<Record<string, string>> = {
  "Draw.": "Draw.",
  "Draw {cards}.": "'Draw {cards}.'",
  "the opponent's": `'the opponent'\\''s'`,
  "": "''",
  "$(rm)": "'$(rm)'",
};

for (const [word, shown] of Object.entries(QUOTED)) {
  Deno.test(`quoted() writes ${JSON.stringify(word)} for a shell`, () => {
    strictEqual(quoteForShell(word), shown);
  });
}
