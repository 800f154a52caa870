import { tokenize } from "../lexer/internal.ts";
import { cards, json } from "./fixtures.ts";

Deno.bench({
  group: "text to tokens",
  name: "JSON.parse() of the resulting abilities",
  baseline: true,
  fn: () => void JSON.parse(json),
});

Deno.bench({
  group: "text to tokens",
  name: "tokenize()",
  fn: () => cards.forEach(({ text }) => void tokenize(text)),
});
