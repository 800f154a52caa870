// deno-lint-ignore-file no-console
/** Shows what is wrong with a card, and applies the suggested fixes. */
import { applySuggestion, parse, render } from "@dreamtides/parse";

const text = "{Judgment} Drow {cards}.";
const source = { file: "moonlit_raider.txt", text };
const card = parse(text, "cards: 2");

if (!card.ok) {
  for (const error of card.errors) {
    console.log(render(error, source));
    if (error.suggestion === undefined) continue;
    console.log(`Fixed: ${applySuggestion({ text }, error.suggestion).text}`);
  }
}
