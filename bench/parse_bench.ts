import { run } from "../combinators/mod.ts";
import { ability, grammar } from "../parser/internal.ts";
import { abilities, json } from "./fixtures.ts";

Deno.bench({
  group: "tokens to abilities",
  name: "JSON.parse() of the resulting abilities",
  baseline: true,
  fn: () => void JSON.parse(json),
});

Deno.bench({
  group: "tokens to abilities",
  name: "run(), the compiled grammar",
  fn: () =>
    abilities.forEach(({ columns }) => void run(grammar(), ability, columns)),
});
