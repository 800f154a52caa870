import { ok } from "node:assert/strict";
import { fuzzSerializer } from "./serializer_fuzz.ts";

Deno.test("2,000 random cards come back as normalize() has them, or are reported", () => {
  const { cards, reported } = fuzzSerializer(2_000, 1);
  ok(reported / cards < 0.05, `${reported} of ${cards} cards are reported`);
});
