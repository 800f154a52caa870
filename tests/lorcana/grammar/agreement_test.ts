import { deepStrictEqual } from "node:assert/strict";
import { otherFormOf } from "../../../lorcana/grammar/nouns/agreement.ts";

/** What several cards or players do, and what one does. */
const FORMS: readonly (readonly [several: string, one: string])[] = [
  ["draw", "draws"],
  ["discard", "discards"],
  ["gain", "gains"],
  ["lose", "loses"],
  ["choose", "chooses"],
  ["put", "puts"],
  ["quest", "quests"],
  ["get", "gets"],
  ["deal", "deals"],
  ["take", "takes"],
  ["leave", "leaves"],
  ["enter", "enters"],
  ["become", "becomes"],
  ["challenge", "challenges"],
  ["sing", "sings"],
  ["move", "moves"],
  ["cost", "costs"],
  ["pay", "pays"],
  ["return", "returns"],
  ["exert", "exerts"],
  ["remove", "removes"],
  ["reveal", "reveals"],
  ["look", "looks"],
  ["shuffle", "shuffles"],
  ["banish", "banishes"],
  ["search", "searches"],
  ["ready", "readies"],
  ["play", "plays"],
  ["are", "is"],
  ["aren't", "isn't"],
  ["were", "was"],
  ["have", "has"],
  ["don't", "doesn't"],
];

for (const [several, one] of FORMS) {
  Deno.test(`several ${several}, but one ${one}`, () => {
    deepStrictEqual(otherFormOf(several), one);
    deepStrictEqual(otherFormOf(one), several);
  });
}

Deno.test("a noun has no other form of a verb", () => {
  deepStrictEqual(otherFormOf("card"), undefined);
});
