import { deepStrictEqual } from "node:assert/strict";
import {
  type Documents,
  type Language,
  type LanguageName,
  LANGUAGES,
} from "../../editor/mod.ts";
import type { Span } from "../../diagnostics/internal.ts";
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

/** All answers about a document, with the cursor at an offset. */
function answersOf<D>(
  language: Language<D>,
  document: D,
  offset: number,
): readonly unknown[] {
  const cursors = [{ offset }, { offset, source: "variables" }] as const;
  return [
    ...cursors.flatMap((cursor) => [
      language.hoverAt(document, cursor),
      language.completionsAt(document, cursor),
      language.definitionAt(document, cursor),
      language.referencesAt(document, cursor),
    ]),
    language.diagnosticsOf(document),
    language.fixesAt(document, { start: offset, end: offset }),
    language.formatted(document),
    language.symbolsOf(document),
    language.semanticTokensOf(document),
    language.foldingOf(document),
  ];
}

/** Every span in the answers that is not a part of the document. */
function spansOutside(answers: readonly unknown[], document: object): Span[] {
  const room = Math.max(...Object.values(document).map(({ length }) => length));
  const found: Span[] = [];
  JSON.stringify(answers, (_, each: unknown) => {
    if (isSpan(each) && !isWithin(each, room)) found.push(each);
    return each;
  });
  return found;
}

function isWithin({ start, end }: Span, room: number): boolean {
  return 0 <= start && start <= end && end <= room;
}

function isSpan(value: unknown): value is Span {
  return typeof value === "object" && value !== null &&
    "start" in value && typeof value.start === "number";
}

function typed<N extends LanguageName>(name: N): readonly Span[] {
  const { text, document } = TYPED[name];
  const language: Language<Documents[N]> = LANGUAGES[name];
  return Array.from(text + "\n", (_, end) => {
    const [before, after] = [text.slice(0, end), text.slice(end)].map(document);
    return [
      ...spansOutside(answersOf(language, before!, end), before!),
      ...spansOutside(answersOf(language, after!, 0), after!),
    ];
  }).flat();
}

// A record has the keys of its type.
for (const name of Object.keys(TYPED) as LanguageName[]) {
  Deno.test(`${name}: at every keystroke, all answers lie within the document`, () => {
    deepStrictEqual(typed(name), []);
  });
}
