import { run } from "../combinators/mod.ts";
import { paragraphs, parseBindings, resolve, tokenize } from "../lexer/mod.ts";
import { parse, serialize } from "../mod.ts";
import { ability, columns } from "../parser/mod.ts";
import { buildArtifacts, loadTomlParser } from "../tabula/mod.ts";
import { ceilingAbility } from "./ceiling.ts";
import {
  abilities,
  brokenCards,
  type Card,
  cards,
  json,
  resolved,
  simpleAbilities,
} from "./fixtures.ts";
import { floorAbility } from "./floor.ts";
import type { Job } from "./measure.ts";
import { miniAbility } from "./mini_grammar.ts";
import { readReference } from "./reference_cards.ts";

const count = abilities.length;
const texts = cards.map(({ text }) => text);

const inputs = cards.flatMap(({ text, variables }) => {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  return tokens.ok && bindings.ok
    ? [{ tokens: tokens.value, bindings: bindings.value }]
    : [];
});

const trees = cards.flatMap(({ text, variables }) => {
  const card = parse(text, variables);
  return card.ok ? [card.abilities] : [];
});

const single = resolved.flatMap((tokens) => paragraphs(tokens));

function parseCard({ text, variables }: Card): void {
  parse(text, variables);
}

/** From text to abilities and back, stage by stage; per ability. */
export const stageJobs: readonly Job[] = [
  { name: "JSON.parse", count, run: () => JSON.parse(json) },
  { name: "tokenize", count, run: () => texts.forEach((t) => tokenize(t)) },
  {
    name: "parseBindings",
    count,
    run: () => cards.forEach(({ variables }) => parseBindings(variables)),
  },
  {
    name: "resolve",
    count,
    run: () => inputs.forEach((each) => resolve(each.tokens, each.bindings)),
  },
  {
    name: "paragraphs",
    count,
    run: () => resolved.forEach((tokens) => paragraphs(tokens)),
  },
  { name: "columns", count, run: () => single.forEach((t) => columns(t)) },
  {
    name: "grammar",
    count,
    run: () => abilities.forEach(({ columns }) => run(ability, columns)),
  },
  { name: "parse", count, run: () => cards.forEach(parseCard) },
];

/** From abilities to text; per ability. */
export const serializeJobs: readonly Job[] = [
  {
    name: "serialize",
    count,
    run: () => trees.forEach((tree) => serialize(tree)),
  },
];

const simple = simpleAbilities.map(({ columns }) => columns);

/** The same small grammar in three ways, and the whole one; per ability. */
export const grammarJobs: readonly Job[] = [
  {
    name: "floor",
    count: simple.length,
    run: () => simple.forEach((text) => floorAbility(text)),
  },
  {
    name: "ours",
    count: simple.length,
    run: () => simple.forEach((text) => run(miniAbility, text)),
  },
  {
    name: "whole",
    count: simple.length,
    run: () => simple.forEach((text) => run(ability, text)),
  },
  {
    name: "ceiling",
    count: simple.length,
    run: () => simple.forEach((text) => ceilingAbility(text)),
  },
];

/** A misspelled word in every card, found and mended; per card. */
export const brokenJobs: readonly Job[] = brokenCards.slice(0, 40).map(
  (card, i) => ({ name: `card ${i}`, count: 1, run: () => parseCard(card) }),
);

const files = Object.entries(readReference())
  .map(([name, text]) => ({ name, text }));
const parseToml = await loadTomlParser();

/** Artifacts of all cards, in memory, beside reading the files; for all. */
export const generateJobs: readonly Job[] = [
  {
    name: "smol-toml",
    count: 1,
    run: () => files.forEach(({ text }) => parseToml(text)),
  },
  {
    name: "generate",
    count: 1,
    run: () =>
      buildArtifacts(files, { parseToml, parse, targets: ["ts", "rust"] }),
  },
];
