import { parse as parseToml } from "smol-toml";
import { ok } from "node:assert/strict";
import {
  applySuggestion,
  type Diagnostic,
  parse,
  render,
  serialize,
} from "../mod.ts";
import { abilityCards } from "./abilities.ts";
import { corpusText, testCorpus } from "./corpus.ts";
import { chance } from "./fuzz/mutate.ts";
import { BLUNDERS, type Mistake } from "./mutation/mistakes.ts";

interface Card {
  readonly text: string;
  readonly variables: string;
}

/** What became of a mistake. */
interface Fate {
  readonly text: string;
  /** Whether the first span covers what was changed. */
  readonly covered: boolean;
  /** Whether the card means what it meant before, after the first suggestion. */
  readonly repaired: boolean;
}

type Blunders = typeof BLUNDERS;

/** The least share of mistakes, in percent, with which we do well. */
const SHARES: {
  readonly [B in keyof Blunders]: Partial<
    { readonly [W in Exclude<keyof Fate, "text">]: number }
  >;
} = {
  "a misspelt word": { repaired: 98, covered: 98 },
  "a misspelt directive": { repaired: 98, covered: 98 },
  // Which word it was can often not be known: a card, a character, an event?
  "a dropped word": { repaired: 60 },
  "a dropped article": { repaired: 98 },
  "a dropped period": { repaired: 98 },
  "two swapped words": { repaired: 90, covered: 90 },
};

// Every one of so many mistakes is tried, to keep the suite fast.
const EVERY: { readonly [B in keyof Blunders]: number } = {
  "a misspelt word": 2,
  "a misspelt directive": 1,
  "a dropped word": 5,
  "a dropped article": 1,
  "a dropped period": 2,
  "two swapped words": 5,
};

const FILES = ["cards", "test-cards", "dreamwell", "test-dreamwell"];
const texts = FILES.map((name) => corpusText(`dreamtides/tabula/${name}.toml`));
const corpus = texts[0] === undefined
  ? undefined
  : texts.flatMap((text) => cardsOf(text ?? ""));

for (const name of Object.keys(BLUNDERS) as (keyof Blunders)[]) {
  const shares = Object.entries(SHARES[name])
    .map(([what, least]) => `${what} ${least} %`).join(", ");
  Deno.test(`parse() on our own cards with ${name}: ${shares}`, () => {
    measure(name, abilityCards);
  });
  Deno.test(`parse() on our own cards in RLF with ${name}: ${shares}`, () => {
    measure(name, abilityCards.map(inRlf));
  });
  testCorpus(
    `parse() on reference cards in RLF with ${name}: ${shares}`,
    corpus,
    (cards) => measure(name, cards.map(inRlf), EVERY[name]),
  );
  testCorpus(
    `parse() on reference cards with ${name}: ${shares}`,
    corpus,
    (cards) => measure(name, cards, EVERY[name]),
  );
}

function measure(
  name: keyof Blunders,
  cards: readonly Card[],
  every = 1,
): void {
  const random = chance(7);
  const mistakes = cards.flatMap((card) =>
    BLUNDERS[name](card.text, random).map((mistake) => ({ card, mistake }))
  );
  const fates = mistakes.filter((_, i) => i % every === 0)
    .map(({ card, mistake }) => fateOf(card, mistake))
    .filter((fate) => fate !== undefined);
  ok(fates.length > 0, "There is no mistake to look at");
  for (const what of ["covered", "repaired"] as const) {
    expectShare(fates, what, SHARES[name][what] ?? 0);
  }
}

function expectShare(
  fates: readonly Fate[],
  what: "covered" | "repaired",
  least: number,
): void {
  const bad = fates.filter((fate) => !fate[what]);
  const share = 100 - 100 * bad.length / fates.length;
  const shown = bad.slice(0, 10).map(({ text }) => JSON.stringify(text));
  const summary = `${share.toFixed(1)} % of ${fates.length} are ${what}`;
  ok(share >= least, `${summary}, not:\n${shown.join("\n")}`);
}

function inRlf({ text, variables }: Card): Card {
  const result = parse(text, variables);
  ok(result.ok, "A card cannot be read");
  return serialize(result.abilities, { dialect: "rlf" });
}

/** Nothing, if the text means something even with its mistake. */
function fateOf(card: Card, { text, span }: Mistake): Fate | undefined {
  const result = parse(text, card.variables);
  if (result.ok) return undefined;
  const [first] = result.errors;
  ok(first, "A text that cannot be read has an error");
  for (const error of result.errors) render(error, { file: "card", text });
  return {
    text,
    covered: first.span.start <= span.start && first.span.end >= span.end,
    repaired: abilitiesOf(mended({ ...card, text }, first)) ===
      abilitiesOf(card),
  };
}

function mended(card: Card, { suggestion }: Diagnostic): Card {
  if (suggestion === undefined) return card;
  return suggestion.source === "variables"
    ? { ...card, variables: applySuggestion(card.variables, suggestion) }
    : { ...card, text: applySuggestion(card.text, suggestion) };
}

function abilitiesOf({ text, variables }: Card): string {
  const result = parse(text, variables);
  return result.ok ? JSON.stringify(result.abilities) : "";
}

function cardsOf(toml: string): readonly Card[] {
  return Object.values(parseToml(toml)).flat().flatMap((row) => {
    const card = row as { "rules-text"?: string; "variables"?: string };
    const text = card["rules-text"]?.trim() ?? "";
    return text === "" ? [] : [{ text, variables: card.variables ?? "" }];
  });
}
