import { checkDirectory, LANGUAGES } from "../editor/mod.ts";
import { parse } from "../parser/mod.ts";
import { remember } from "../tabula/internal.ts";
import { syntheticCards } from "./synthetic_cards.ts";

const CARDS = 234;

/** A file with as many cards as a game has, each with an id of its own. */
const text = syntheticCards(CARDS);
const file = "cards.toml";

// One keystroke after another: the text is never the same twice.
let typed = 0;
const next = (): string =>
  text.replace("Draw", `Dr${"aeiou".charAt(typed++ % 5)}w`);

Deno.bench({
  group: "a file of 234 cards, after a keystroke",
  name: "checkDirectory(), all cards parsed",
  baseline: true,
  fn: () => void checkDirectory([{ file, text: next() }]),
});

const { parse: remembering, endPass } = remember(parse);

Deno.bench({
  group: "a file of 234 cards, after a keystroke",
  name: "checkDirectory(), as the server calls it",
  fn: () => {
    checkDirectory([{ file, text: next() }], { parse: remembering });
    endPass();
  },
});

Deno.bench({
  group: "a file of 234 cards, after a keystroke",
  name: "semanticTokensOf()",
  fn: () => void LANGUAGES.tabula.semanticTokensOf({ file, text: next() }),
});

Deno.bench({
  group: "a file of 234 cards, after a keystroke",
  name: "completionsAt()",
  fn: () => {
    const source = next();
    const offset = source.indexOf("{cards}") + 2;
    LANGUAGES.tabula.completionsAt({ file, text: source }, { offset });
  },
});
