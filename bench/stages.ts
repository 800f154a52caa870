import { explain, run } from "../combinators/mod.ts";
import { abilitiesThenLint, ability, grammar } from "../parser/internal.ts";
import { parseBindings, resolve, tokenize } from "../lexer/internal.ts";
import { parse, serialize } from "../mod.ts";
import { cardColumns, readFast } from "../parser/fast/mod.ts";
import { buildArtifacts, parseToml } from "../tabula/internal.ts";
import {
  abilities,
  brokenCards,
  type Card,
  cards,
  json,
  rlfCards,
  simpleAbilities,
} from "./fixtures.ts";
import { floorAbility } from "./floor/ability.ts";
import { each, type Job } from "./measure.ts";
import { readReference } from "./reference_cards.ts";

const count = abilities.length;
const inputs = cards.map(({ text, variables }) => ({
  tokens: tokenize(text).value,
  bindings: parseBindings(variables).value,
}));

const read = cards.flatMap(({ text, variables }) => {
  const card = readFast(text, variables);
  return card === undefined ? [] : [{ text, ...card }];
});

/** All of it beside reading the same trees as JSON; per ability. */
export const pipelineJobs: readonly Job[] = [
  { name: "JSON.parse", count, batches: [() => JSON.parse(json)] },
  perAbility("parse", cards, parseCard),
];

/** The same cards in the other dialect; per ability. */
export const dialectJobs: readonly Job[] = [
  { name: "JSON.parse", count, batches: [() => JSON.parse(json)] },
  perAbility("parse", rlfCards, parseCard),
];

/** From text to abilities, stage by stage; per ability. */
export const stageJobs: readonly Job[] = [
  perAbility(
    "cardColumns",
    cards,
    ({ text, variables }) => cardColumns(text, variables),
  ),
  perAbility(
    "grammar",
    abilities,
    ({ columns }) => run(grammar(), ability, columns),
  ),
  perAbility("tokenize", cards, ({ text }) => tokenize(text)),
  perAbility(
    "parseBindings",
    cards,
    ({ variables }) => parseBindings(variables),
  ),
  perAbility("resolve", inputs, (each) => resolve(each.tokens, each.bindings)),
];

/** The same tokens as "grammar", read by the definition; per ability. */
export const arcsecondJobs: readonly Job[] = [
  perAbility(
    "arcsecond",
    abilities,
    ({ columns }) => explain(grammar(), ability, columns),
  ),
];

/** From abilities to text; per ability. */
export const serializeJobs: readonly Job[] = [
  perAbility("serialize", read, ({ abilities }) => serialize(abilities)),
];

/** Cards have one ability and more; all is told by the ability. */
function perAbility<T>(
  name: string,
  items: readonly T[],
  run: (item: T) => unknown,
): Job {
  return { ...each(name, items, run), count };
}

function parseCard({ text, variables }: Card): unknown {
  return parse(text, variables);
}

const simple = simpleAbilities.map(({ columns }) => columns);

/** Simple abilities by hand and by the compiled grammar; per ability. */
export const grammarJobs: readonly Job[] = [
  each("floor", simple, floorAbility),
  each("compiled", simple, (text) => run(grammar(), ability, text)),
];

/** The same by the definition, which good cards never run; per ability. */
export const simpleArcsecondJobs: readonly Job[] = [
  each("arcsecond", simple, (text) => explain(grammar(), ability, text)),
];

/** A misspelled word in every card, found and fixed; per card. */
export const brokenJobs: readonly Job[] = brokenCards.slice(0, 40)
  .map((card, i) => each(`card ${i}`, [card], parseCard));

const files = Object.entries(readReference())
  .map(([name, text]) => ({ name, text }));
/** Artifacts of all cards, in memory, beside reading the files; for all. */
export const generateJobs: readonly Job[] = [
  each("smol-toml", [files], (all) => all.map(({ text }) => parseToml(text))),
  each(
    "generate",
    [files],
    (all) =>
      buildArtifacts(all, {
        parseToml,
        // As the command does it: with warnings.
        parse: abilitiesThenLint,
        targets: ["ts", "rust"],
      }),
  ),
];
