import { type LanguageName, LANGUAGES } from "../../editor/mod.ts";
import type { Documents, Language } from "../../editor/mod.ts";
import { cardRow } from "./tabula/card_file.ts";

/** For every language, a document that is typed letter by letter. */
const TYPED: {
  readonly [N in LanguageName]: {
    readonly text: string;
    readonly document: (text: string) => Documents[N];
  };
} = {
  "dreamtides": {
    text: "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n\n{Kindle}.",
    document: (text) => ({ text, variables: "cards: 2, k" }),
  },
  "lorcana": {
    text: "FOX Whenever this character quests, you may draw a card. (Do!)",
    document: (text) => ({ text }),
  },
  "lorcana-json": {
    text: '[{ "text": "Draw a card.\\nEvasive (\\u0041)" }]',
    document: (text) => ({ text }),
  },
  "pzl": {
    text: "[metadata]\nGoal:Win\n[state]\nhumanhand=Opt|Id:7;t:Cat|Tapped\n",
    document: (text) => ({ text }),
  },
  "tabula": {
    text: cardRow(
      'rules-text = """\nDraw \\u007bcards}."""\nvariables = "cards: 2"',
    ),
    document: (text) => ({ file: "cards.toml", text }),
  },
};

/** Asks everything of a document, with the cursor at an offset. */
function askAll<D>(language: Language<D>, document: D, offset: number): void {
  const cursors = [{ offset }, { offset, source: "variables" }] as const;
  for (const cursor of cursors) {
    language.hoverAt(document, cursor);
    language.completionsAt(document, cursor);
    language.definitionAt(document, cursor);
    language.referencesAt(document, cursor);
  }
  language.diagnosticsOf(document);
  language.fixesAt(document, { start: offset, end: offset });
  language.formatted(document);
  language.symbolsOf(document);
  language.semanticTokensOf(document);
  language.foldingOf(document);
}

function type<N extends LanguageName>(name: N): void {
  const { text, document } = TYPED[name];
  for (let end = 0; end <= text.length; end++) {
    askAll<Documents[N]>(LANGUAGES[name], document(text.slice(0, end)), end);
    askAll<Documents[N]>(LANGUAGES[name], document(text.slice(end)), 0);
  }
}

// A record has the keys of its type.
for (const name of Object.keys(TYPED) as LanguageName[]) {
  Deno.test(`${name}: every question has an answer at every keystroke`, () => {
    type(name);
  });
}
