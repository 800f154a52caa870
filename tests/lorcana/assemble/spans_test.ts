import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  parseAbility,
  parseEffect,
  parseTarget,
  print,
} from "../../../lorcana/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { sampleTexts } from "../sample_texts.ts";

/** The words of each node that has a span, in the order of the structure. */
function wordsOf(text: string, node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "span" in node ? [text.slice(...spanOf(node))] : [];
  return [...own, ...Object.values(node).flatMap((one) => wordsOf(text, one))];
}

function spanOf(node: object): [number, number] {
  ok("span" in node && Array.isArray(node.span), "a node without a span");
  const [start, end] = node.span;
  return [start, end];
}

const examples: readonly (readonly [string, readonly string[]])[] = [
  [
    "STUDY When you play this character, draw a card, then gain 2 lore.",
    [
      "When you play this character, draw a card, then gain 2 lore.",
      "When you play this character",
      "draw a card, then gain 2 lore",
      "draw a card",
      "gain 2 lore",
    ],
  ],
  [
    "{E}, 1 {I} — If you have an item in play, you may draw a card.",
    [
      "{E}, 1 {I} — If you have an item in play, you may draw a card.",
      "{E}, 1 {I}",
      "you have an item in play",
      "an item in play",
      "you may draw a card",
      "draw a card",
    ],
  ],
  [
    "Rush During your turn, this character gets +1 {S} and gains Evasive.",
    [
      "Rush",
      "During your turn, this character gets +1 {S} and gains Evasive.",
      "During your turn,",
      "this character gets +1 {S}",
      "During your turn, this character gets +1 {S} and gains Evasive.",
      "During your turn,",
      "gains Evasive",
    ],
  ],
  [
    'Your characters gain "{E} — Gain 1 lore."',
    [
      'Your characters gain "{E} — Gain 1 lore."',
      'Your characters gain "{E} — Gain 1 lore."',
      "{E} — Gain 1 lore.",
      "{E}",
      "Gain 1 lore",
    ],
  ],
  [
    "Banish chosen character with cost 2 or less.",
    [
      "Banish chosen character with cost 2 or less.",
      "Banish chosen character with cost 2 or less",
      "chosen character with cost 2 or less",
      "with cost 2 or less",
    ],
  ],
  [
    "Chosen opposing item or location gains Ward. Return it to their hand.",
    [
      "Chosen opposing item or location",
      "Chosen opposing item or location gains Ward",
      "Chosen opposing item or location gains Ward. Return it to their hand",
      "Chosen opposing item or location gains Ward. Return it to their hand.",
      "Return it to their hand",
      "it",
    ],
  ],
  [
    "Gain 1 lore for each other Toy character you have in play.",
    [
      "Gain 1 lore for each other Toy character you have in play",
      "Gain 1 lore for each other Toy character you have in play",
      "Gain 1 lore for each other Toy character you have in play.",
      "Toy",
      "for each other Toy character you have in play",
      "other Toy character you have in play",
    ],
  ],
  [
    "Chosen character loses {S} equal to their {W} this turn.",
    [
      "Chosen character loses {S} equal to their {W} this turn",
      "Chosen character loses {S} equal to their {W} this turn.",
      "equal to their {W}",
      "their",
    ],
  ],
  [
    "Whenever you play an Ally or Villain character, banish it or chosen item.",
    [
      "Ally or Villain",
      "Whenever you play an Ally or Villain character",
      "Whenever you play an Ally or Villain character, banish it or chosen item.",
      "an Ally or Villain character",
      "banish it or chosen item",
      "it",
      "it or chosen item",
    ],
  ],
  [
    "Ward\n\nLOOT Draw a card.",
    ["Ward", "Draw a card.", "Draw a card"],
  ],
];

for (const [text, words] of examples) {
  Deno.test(`lorcana spans of ${JSON.stringify(text)}`, () => {
    const { abilities } = parseAbility(text, { spans: true });
    deepStrictEqual([...wordsOf(text, abilities)].sort(), [...words].sort());
  });
}

Deno.test("lorcana parseEffect() gives spans on request", () => {
  const text = "Draw a card. Gain 1 lore.";
  const effect = parseEffect(text, { spans: true });
  deepStrictEqual(wordsOf(text, effect), [text, "Draw a card", "Gain 1 lore"]);
});

const NODES: ReadonlySet<string> = new Set(
  "effect steps options then else condition conditions trigger cost ability"
    .split(" "),
);
const LISTS: ReadonlySet<string> = new Set(["steps", "options", "conditions"]);

/** Every node has a span inside that of its parent; lists are in order. */
function check(node: unknown, around: readonly [number, number]): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== "object" || key === "span") continue;
    const children: readonly object[] = Array.isArray(value) ? value : [value];
    if (!NODES.has(key)) {
      for (const child of children) checkInside(child, around);
      continue;
    }
    const spans = children.map(spanOf);
    for (const [start, end] of spans) {
      ok(around[0] <= start && start < end && end <= around[1], "inside");
    }
    const starts = spans.map(([start]) => start);
    if (LISTS.has(key)) {
      deepStrictEqual(starts, starts.toSorted((a, b) => a - b), "in order");
    }
    children.forEach((child, at) => check(child, spans[at]!));
  }
}

/** A target, an amount or a filter may have no words of its own. */
function checkInside(node: unknown, around: readonly [number, number]): void {
  if (!isObject(node) || !("span" in node)) return check(node, around);
  const [start, end] = spanOf(node);
  ok(around[0] <= start && start < end && end <= around[1], "inside");
  check(node, [start, end]);
}

function withoutSpans(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) => key === "span" ? undefined : value),
  );
}

function laws(text: string): void {
  const { abilities } = parseAbility(text, { spans: true });
  const plain = parseAbility(text).abilities;
  ok(!JSON.stringify(plain).includes('"span"'), "never by default");
  deepStrictEqual(withoutSpans(abilities), plain, "the same but for spans");
  strictEqual(print(abilities), print(plain), "printed the same");
  for (const ability of abilities) {
    const span = spanOf(ability);
    ok(0 <= span[0] && span[0] < span[1] && span[1] <= text.length);
    check(ability, span);
  }
}

const itself = (text: string) => text;

Deno.test("lorcana spans lie inside each other and in order: samples", () => {
  assertAll(sampleTexts(), laws, itself);
});

testCorpus(
  "lorcana spans lie inside each other and in order: corpus",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (corpus) => assertAll(corpus.map(({ text }) => text), laws, itself),
);

type Path = readonly string[];

/** Every number belongs to the node with the fewest words around it. */
function numbersBelong(text: string): void {
  const read = parseAbility(text, { spans: true });
  if (!read.ok) return;
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    const other = text.slice(0, index) + (Number(digits) + 1) +
      text.slice(index + digits.length);
    const changed = differences(read.abilities, parseAbility(other).abilities);
    const inner = innermost(read.abilities, index).path;
    const isInside = (path: Path) => inner.every((key, i) => path[i] === key);
    ok(changed.length === 0 || changed.some(isInside), `${digits} at ${index}`);
  }
}

/** The paths of all values that differ, if the other text can be read at all. */
function differences(
  left: unknown,
  right: unknown,
  path: Path = [],
): readonly Path[] {
  if (Array.isArray(right) && right.length === 0) return [];
  if (!isObject(left) || !isObject(right)) {
    return left === right ? [] : [path];
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  keys.delete("span");
  if ([...keys].some((key) => !(key in left && key in right))) return [path];
  return [...keys].flatMap((key) =>
    differences(left[key], right[key], [...path, key])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

interface Found {
  readonly path: Path;
  readonly length: number;
}

function innermost(node: unknown, at: number, path: Path = []): Found {
  const [start, end] = isObject(node) && "span" in node
    ? spanOf(node)
    : [0, Infinity];
  const own = start <= at && at < end
    ? { path, length: end - start }
    : { path: [], length: Infinity };
  const children = isObject(node) ? Object.entries(node) : [];
  return children.filter(([key]) => key !== "span")
    .map(([key, child]) => innermost(child, at, [...path, key]))
    .reduce((best, each) => each.length < best.length ? each : best, own);
}

testCorpus(
  "every number of a Lorcana text belongs to the innermost node that was read from it",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (corpus) => assertAll(corpus.map(({ text }) => text), numbersBelong, itself),
);

/** The words of cards, on their own, mean cards of the same kind. */
function cardsStandAlone(text: string): void {
  const { abilities } = parseAbility(text, { spans: true });
  for (const query of queriesIn(abilities)) {
    const words = text.slice(...spanOf(query));
    const alone = parseTarget(words, { targets: "query" });
    if (alone === undefined) continue; // "characters" alone could be a verb's.
    ok(isObject(alone) && "cardTypes" in alone, words);
    deepStrictEqual(alone.cardTypes, query["cardTypes"], words);
  }
}

/** All targets with a span that describe cards. */
function queriesIn(node: unknown): readonly Record<string, unknown>[] {
  if (!isObject(node)) return [];
  const own = "span" in node && "cardTypes" in node && "selector" in node;
  return [...own ? [node] : [], ...Object.values(node).flatMap(queriesIn)];
}

testCorpus(
  "the words of every target of a Lorcana text describe the same cards alone",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (corpus) =>
    assertAll(corpus.map(({ text }) => text), cardsStandAlone, itself),
);
