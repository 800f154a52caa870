import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { signal } from "@preact/signals";
import { abilityDiagnostic } from "../../../lexer/messages/mod.ts";
import { oneEdit } from "../../../diagnostics/internal.ts";
import { explainOnPause } from "../../../site/browser/workbench/explain_on_pause.ts";
import type { Game } from "../../../site/browser/workbench/game.ts";
import { DREAMTIDES } from "../../../site/browser/workbench/games/dreamtides.ts";

/** A game in which "drow" is wrong, and so is the end of a text. */
const GAME: Game = {
  ...DREAMTIDES,
  diagnosticsOf: ({ text }) =>
    [...text.matchAll(/drow|$/g)].map(({ 0: word, index }) => {
      const span = { start: index, end: index + word.length };
      const details = { found: word, expected: [] };
      return abilityDiagnostic("unknown-word", span, details, {
        suggestion: oneEdit(span, "draw"),
      });
    }),
};

/** Explains a text, and then another that is typed. */
function typing(first: string) {
  const read = signal({ game: GAME, source: { text: first, variables: "" } });
  const isReadable = signal(false);
  const explained = explainOnPause(read, isReadable);
  return {
    ...explained,
    isReadable,
    type: (text: string) => {
      explained.wait();
      read.value = { game: GAME, source: { text, variables: "" } };
    },
    /** Where problems are, and their fixes. */
    places: () =>
      explained.diagnostics.value.map(({ span, suggestion }) => [
        span.start,
        suggestion?.edits[0]?.span.start,
      ]),
  };
}

Deno.test("explaining() explains what is there", () => {
  const { places, isUnfinished } = typing("a drow b");
  deepStrictEqual(places(), [[2, 2], [8, 8]]);
  strictEqual(isUnfinished.value, false);
});

Deno.test("explaining() moves problems along while somebody types", () => {
  const { places, type, isUnfinished, explain } = typing("a x drow b");
  strictEqual(isUnfinished.value, false);
  type("a c x drow b drow");
  type("abc x drow b");
  deepStrictEqual(places(), [[6, 6], [12, 12]]);
  strictEqual(isUnfinished.value, true);
  explain();
  strictEqual(isUnfinished.value, false);
});

Deno.test("explaining() forgets problems of words that were changed", () => {
  const { places, type, explain } = typing("a drow b");
  deepStrictEqual(places().length, 2);
  type("a drow b and more");
  deepStrictEqual(places(), [[2, 2]]);
  type("a draw b");
  deepStrictEqual(places(), [[8, 8]]);
  explain();
});

Deno.test("explaining() explains at once what can be read", () => {
  const { places, type, isReadable, explain } = typing("a drow b");
  isReadable.value = true;
  type("drow drow");
  deepStrictEqual(places(), [[0, 0], [5, 5], [9, 9]]);
  explain();
});
