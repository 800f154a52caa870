import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { DREAMTIDES } from "../../../site/browser/workbench/games/dreamtides.ts";
import { LORCANA } from "../../../site/browser/workbench/games/lorcana.ts";
import type { Game } from "../../../site/browser/workbench/game.ts";
import {
  nodeAt,
  reuseNodes,
  type TreeNode,
  wordsOf,
} from "../../../site/browser/workbench/tree.ts";

/** Texts whose caret is "|", and the node that it stands in. */
const CASES: readonly (readonly [
  game: Game,
  marked: string,
  variables: string,
  name: string,
  words: string,
])[] = [
  [DREAMTIDES, "Dr|aw {cards}.", "cards: 2", "DrawCards", "Draw {cards}"],
  [
    DREAMTIDES,
    "{Judgment} You may discard {discards} to draw {ca|rds}.",
    "discards: 1, cards: 2",
    "DrawCards",
    "draw {cards}",
  ],
  [
    DREAMTIDES,
    "{Judgment} You may discard {disc|ards} to draw {cards}.",
    "discards: 1, cards: 2",
    "DiscardCards",
    "discard {discards}",
  ],
  [
    DREAMTIDES,
    "Gain {e}.\n\n{Judg|ment} Draw {cards}.",
    "e: 1, cards: 2",
    "Keywords",
    "{Judgment}",
  ],
  [
    LORCANA,
    "Draw 2 cards, then choose and disc|ard a card.",
    "",
    "discard",
    "choose and discard a card",
  ],
];

for (const [game, marked, variables, name, words] of CASES) {
  Deno.test(`nodeAt() finds ${name} in "${marked}"`, () => {
    const text = marked.replace("|", "");
    const nodes = game.treeOf({ text, variables }) ?? [];
    const node = nodeAt(nodes, marked.indexOf("|"));
    strictEqual(node?.name, name);
    strictEqual(text.slice(node.span?.start, node.span?.end), words);
  });
}

Deno.test("treeOf() names variants, and keeps fields and values", () => {
  const nodes = DREAMTIDES.treeOf({
    text: "Draw {cards}.",
    variables: "cards: 2",
  });
  deepStrictEqual(nodes?.map(outline), [
    "Event(effect:Effect(DrawCards(count:2)))",
  ]);
});

/** A node in one line. */
function outline({ field, name, value, children }: TreeNode): string {
  const what = `${name ?? ""}${value ?? ""}`;
  const inner = children.length === 0
    ? ""
    : `(${children.map(outline).join(",")})`;
  return `${field === "" ? "" : `${field}:`}${what}${inner}`;
}

/** A node of a text, by the fields that lead to it, and the words it marks. */
const POINTED: readonly (readonly [
  game: Game,
  text: string,
  variables: string,
  key: RegExp,
  words: string,
])[] = [
  [
    DREAMTIDES,
    "Draw {cards}. Gain {e}.",
    "cards: 2, e: 1",
    /\/count$/,
    "Draw {cards}",
  ],
  [
    DREAMTIDES,
    "Draw {cards}.\n\nGain {e}.",
    "cards: 2, e: 1",
    /^1$/,
    "Gain {e}.",
  ],
  [
    LORCANA,
    "Draw 2 cards, then banish chosen item.",
    "",
    /amount$/,
    "Draw 2 cards",
  ],
  [
    LORCANA,
    "Draw 2 cards, then banish chosen item.",
    "",
    /target$/,
    "banish chosen item",
  ],
  [
    LORCANA,
    "When you play this character, draw a card.",
    "",
    /on$/,
    "When you play this character",
  ],
];

for (const [game, text, variables, key, words] of POINTED) {
  Deno.test(`wordsOf() ${key} in ${JSON.stringify(text)} is "${words}"`, () => {
    const nodes = game.treeOf({ text, variables }) ?? [];
    const keys = nodes.flatMap(keysOf).filter((each) => key.test(each));
    strictEqual(keys.length, 1, keys.join(" "));
    const span = wordsOf(nodes, keys[0]!);
    strictEqual(text.slice(span?.start, span?.end), words);
  });
}

function keysOf({ key, children }: TreeNode): readonly string[] {
  return [key, ...children.flatMap(keysOf)];
}

Deno.test("reused() keeps the nodes that did not change", () => {
  const read = (variables: string) =>
    DREAMTIDES.treeOf({ text: "Draw {cards}.\n\nGain {e}.", variables }) ?? [];
  const old = read("cards: 2, e: 1");
  const [same, other] = reuseNodes(read("cards: 2, e: 3"), old);
  strictEqual(same, old[0]);
  ok(other !== old[1]);
});
