import { parse, render } from "../mod.ts";
import { brokenCards, cards } from "./fixtures.ts";

const reports = brokenCards.flatMap(({ text, variables }) => {
  const card = parse(text, variables);
  return card.ok ? [] : card.errors.map((error) => ({ error, text }));
});

Deno.bench({
  group: "bad input",
  name: "parse() of the cards as they are",
  baseline: true,
  fn: () => cards.forEach(({ text, variables }) => void parse(text, variables)),
});

Deno.bench({
  group: "bad input",
  name: "parse() with a misspelled word: errors and their repairs",
  fn: () =>
    brokenCards.forEach(({ text, variables }) => void parse(text, variables)),
});

Deno.bench({
  group: "bad input",
  name: "render() of the errors",
  fn: () =>
    reports.forEach(({ error, text }) =>
      void render(error, { file: "card", text })
    ),
});
