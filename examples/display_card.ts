// deno-lint-ignore-file no-console
/** Shows a card as players see it: in the terminal, and as HTML for a page. */
import {
  display,
  HTML_STYLES,
  toAnsi,
  toHtml,
} from "@dreamtides/parse/display";

const card = display(
  "{Judgment} {Materialize} {n-figments}.\n\n{Fast} {e}: Draw {cards}.",
  "number: 2, figment: shadow, e: 1, cards: 3",
);

if (card.ok) {
  console.log(toAnsi(card.spans, { color: Deno.stdout.isTerminal() }));
  console.log(
    `\n<style>\n${HTML_STYLES}</style>\n<p>${toHtml(card.spans)}</p>`,
  );
  for (const { message } of card.warnings) console.warn(message);
} else {
  for (const { message } of card.errors) console.error(message);
  Deno.exitCode = 1;
}
