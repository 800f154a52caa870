import { parse } from "../mod.ts";
import { cards, json } from "./fixtures.ts";

Deno.bench({
  group: "text to abilities",
  name: "JSON.parse() of the resulting abilities",
  baseline: true,
  fn: () => void JSON.parse(json),
});

Deno.bench({
  group: "text to abilities",
  name: "parse()",
  fn: () => cards.forEach(({ text, variables }) => void parse(text, variables)),
});
