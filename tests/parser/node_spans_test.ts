import { deepStrictEqual, ok } from "node:assert/strict";
import {
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../../lexer/mod.ts";
import { type NodeSpan, nodeSpans, readAbility } from "../../parser/mod.ts";
import { abilityCards } from "../abilities.ts";
import { assertAll, corpusText, testCorpus } from "../corpus.ts";
import { cards } from "../frames.ts";

interface Card {
  readonly text: string;
  readonly variables?: string;
}

function paragraphsOf({ text, variables = "" }: Card) {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  const resolved = tokens.ok && bindings.ok &&
    resolve(tokens.value, bindings.value);
  return resolved && resolved.ok ? paragraphs(resolved.value) : [];
}

/** The words of each node, by its path. */
function wordsOf(card: Card): Readonly<Record<string, string>> {
  const [paragraph = []] = paragraphsOf(card);
  return Object.fromEntries(
    nodeSpans(paragraph).map(({ path, span }) => [
      path.join("."),
      card.text.slice(span.start, span.end),
    ]),
  );
}

const cases: readonly (Card & { readonly words: Record<string, string> })[] = [
  {
    text: "{Judgment} Draw {cards}.",
    variables: "cards: 2",
    words: {
      "": "{Judgment} Draw {cards}.",
      "Triggered.trigger": "{Judgment}",
      "Triggered.effect.Effect.DrawCards": "Draw {cards}",
    },
  },
  {
    text: "Draw {cards}. You may pay {e} to gain {points}.",
    variables: "cards: 2, e: 1, points: 3",
    words: {
      "Event.effect.List.0": "Draw {cards}",
      "Event.effect.List.1": "You may pay {e} to gain {points}",
      "Event.effect.List.1.trigger_cost": "pay {e}",
      "Event.effect.List.1.effect": "gain {points}",
    },
  },
  {
    text:
      "{ChooseOne}\n{bullet} {e}: Draw {cards}.\n{bullet} {e}: {Dissolve} an enemy.",
    variables: "cards: 2, e: 1",
    words: {
      "Event.effect.Modal.0": "{bullet} {e}: Draw {cards}",
      "Event.effect.Modal.1.effect": "{Dissolve} an enemy",
      "Event.effect.Modal.1.effect.Effect.DissolveCharacter.target": "an enemy",
    },
  },
];

for (const { words, ...card } of cases) {
  Deno.test(`nodeSpans() of ${JSON.stringify(card.text)}`, () => {
    const found = wordsOf(card);
    for (const [path, text] of Object.entries(words)) {
      deepStrictEqual([path, found[path]], [path, text]);
    }
  });
}

const describe = ({ text }: Card) => JSON.stringify(text);

Deno.test("nodeSpans() nest like the tree on every example", () => {
  assertAll([...cards, ...abilityCards], nested, describe);
});

const generated = corpusText("dreamtides/vectors/generated.jsonl")?.trim()
  .split("\n").map((line) => JSON.parse(line) as Card);
testCorpus(
  "nodeSpans() nest like the tree on generated.jsonl",
  generated,
  (all) => {
    assertAll(all, nested, describe);
  },
);

/** All objects of the tree have a span, in that of their parent; siblings do not overlap. */
function nested(card: Card): void {
  for (const paragraph of paragraphsOf(card)) nestedIn(paragraph);
}

function nestedIn(paragraph: readonly ResolvedToken[]): void {
  const tree = readAbility(paragraph);
  const spans = nodeSpans(paragraph);
  const byPath = new Map(spans.map((each) => [each.path.join("."), each]));
  deepStrictEqual([...byPath.keys()].sort(), pathsIn(tree).sort());
  for (const { path, span } of spans) {
    if (path.length === 0) continue;
    const parent = byPath.get(path.slice(0, -1).join("."))!.span;
    ok(parent.start <= span.start && span.end <= parent.end, path.join("."));
  }
  for (const list of spans.filter(({ path }) => isIndex(path))) {
    const before = [...list.path.slice(0, -1), Number(list.path.at(-1)) - 1];
    const previous = byPath.get(before.join("."));
    ok(!previous || previous.span.end <= list.span.start, list.path.join("."));
  }
}

function isIndex(path: NodeSpan["path"]): boolean {
  return typeof path.at(-1) === "number";
}

function pathsIn(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== "object" || node === null) return [];
  return [
    path.join("."),
    ...Object.entries(node).flatMap(([key, child]) =>
      pathsIn(child, [...path, key])
    ),
  ];
}
