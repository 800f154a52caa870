import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { DREAMTIDES } from "../../playground/workbench/games/dreamtides.ts";
import { LORCANA } from "../../playground/workbench/games/lorcana.ts";
import type { Game } from "../../playground/workbench/game.ts";
import {
  nodeAt,
  nodeByKey,
  reused,
  type TreeNode,
} from "../../playground/workbench/tree.ts";

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

Deno.test("nodeByKey() finds every node of a tree", () => {
  const nodes = DREAMTIDES.treeOf({
    text: "Draw {cards}.\n\nGain {e}.",
    variables: "cards: 2, e: 1",
  }) ?? [];
  const all = (node: TreeNode): readonly TreeNode[] => [
    node,
    ...node.children.flatMap(all),
  ];
  const every = nodes.flatMap(all);
  ok(every.length > 6);
  for (const node of every) strictEqual(nodeByKey(nodes, node.key), node);
});

Deno.test("reused() keeps the nodes that did not change", () => {
  const read = (variables: string) =>
    DREAMTIDES.treeOf({ text: "Draw {cards}.\n\nGain {e}.", variables }) ?? [];
  const old = read("cards: 2, e: 1");
  const [same, other] = reused(read("cards: 2, e: 3"), old);
  strictEqual(same, old[0]);
  ok(other !== old[1]);
});
