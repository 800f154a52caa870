import { parseBindings, resolve, tokenize } from "../lexer/internal.ts";
import { cards, json } from "./fixtures.ts";

const inputs = cards.map(({ text, variables }) => ({
  tokens: tokenize(text).value,
  bindings: parseBindings(variables).value,
}));

Deno.bench({
  group: "values of variables",
  name: "JSON.parse() of the resulting abilities",
  baseline: true,
  fn: () => void JSON.parse(json),
});

Deno.bench({
  group: "values of variables",
  name: "parseBindings()",
  fn: () => cards.forEach(({ variables }) => void parseBindings(variables)),
});

Deno.bench({
  group: "values of variables",
  name: "resolve()",
  fn: () =>
    inputs.forEach(({ tokens, bindings }) => void resolve(tokens, bindings)),
});
