import { check } from "./check.ts";
import { ALL_TEXTS } from "./texts/all.ts";

for (const one of ALL_TEXTS) {
  const name = one.when === undefined ? one.text : `${one.text} (${one.when})`;
  Deno.test(`engine: ${name}`, () => check(one));
}
