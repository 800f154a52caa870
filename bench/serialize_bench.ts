import { parse, serialize } from "../mod.ts";
import { cards } from "./fixtures.ts";

const trees = cards.flatMap(({ text, variables }) => {
  const card = parse(text, variables);
  return card.ok ? [card.abilities] : [];
});

Deno.bench({
  group: "abilities to text",
  name: "JSON.stringify()",
  baseline: true,
  fn: () => trees.forEach((tree) => void JSON.stringify(tree)),
});

Deno.bench({
  group: "abilities to text",
  name: "serialize()",
  fn: () => trees.forEach((tree) => void serialize(tree)),
});
