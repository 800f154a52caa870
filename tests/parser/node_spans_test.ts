import { deepStrictEqual, ok } from "node:assert/strict";
import type { Span } from "../../diagnostics/internal.ts";
import {
  type LocatedNode,
  locateNodes,
  parse,
  type ParseResult,
} from "../../parser/mod.ts";
import {
  formatBindings,
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../../lexer/internal.ts";
import type { NodePath } from "../../ast/mod.ts";
import { nodeSpans, readAbility } from "../../parser/internal.ts";
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

/** A span lies in that of its parent; those of siblings do not overlap. */
function nested(card: Card): void {
  for (const paragraph of paragraphsOf(card)) nestedIn(paragraph);
}

function nestedIn(paragraph: readonly ResolvedToken[]): void {
  const paths = new Set(pathsIn(readAbility(paragraph)));
  const spans = nodeSpans(paragraph);
  const byPath = new Map(spans.map((each) => [each.path.join("."), each]));
  ok(byPath.has(""));
  for (const { path, span } of spans) {
    ok(paths.has(path.join(".")), path.join("."));
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

function isIndex(path: NodePath): boolean {
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

// What was read from a word changes when the word does: these can take each
// other's place in many texts.
const SWAPS: Readonly<Record<string, string>> = {
  ally: "enemy",
  card: "event",
  character: "event",
  enemy: "ally",
  event: "character",
  less: "more",
  more: "less",
};

Deno.test("every word belongs to the innermost node that was read from it", () => {
  assertAll([...cards, ...abilityCards], wordsBelong, describe);
});

testCorpus(
  "every word of generated.jsonl belongs to the innermost node that was read from it",
  generated,
  (all) => assertAll(all.filter((_, i) => i % 3 === 0), wordsBelong, describe),
);

function wordsBelong({ text, variables = "" }: Card): void {
  const card = parse(text, variables);
  const nodes = locateNodes(text, variables);
  const bindings = parseBindings(variables);
  const tokens = tokenize(text);
  if (!card.ok || !bindings.ok || !tokens.ok) return;
  for (const token of tokens.value) {
    const inner = innermost(nodes, token);
    const other = SWAPS[token.text];
    if (token.kind === "word" && other !== undefined) {
      const swapped = text.slice(0, token.start) + other +
        text.slice(token.end);
      const changed = changes(card.abilities, parse(swapped, variables));
      // The tag of a variant is its own, too.
      const own = /^[A-Z]/.test(String(inner.at(-1)))
        ? inner.slice(0, -1)
        : inner;
      ok(
        changed.length === 0 || changed.some((path) => isIn(path, own)),
        said(token, inner),
      );
    }
    const value = bindings.value.get(token.text);
    // The keyword {Reclaim} has the name of a variable; "They draw {cards}" is
    // not on the wire.
    const isInTree = token.text !== "reclaim" &&
      inner.at(-1) !== "DiscardCardFromEnemyHandThenTheyDraw";
    if (
      token.kind === "directive" && value && "Integer" in value && isInTree
    ) {
      const more = new Map(bindings.value)
        .set(token.text, { Integer: value.Integer + 1 });
      const again = parse(text, formatBindings(more));
      const changed = changes(card.abilities, again);
      const holders = changed.map((path) => holderOf(path, nodes));
      ok(
        changed.length === 0 || holders.includes(inner.join(".")),
        said(token, inner),
      );
    }
  }
}

function said({ text }: { readonly text: string }, path: NodePath) {
  return `"${text}" does not belong to ${path.join(".")}`;
}

/** The path of the innermost node around a token. */
function innermost(
  nodes: readonly LocatedNode[],
  { start, end }: Span,
): NodePath {
  return nodes.filter(({ span }) => span.start <= start && end <= span.end)
    .reduce<NodePath>(
      (best, { path }) => path.length > best.length ? path : best,
      [],
    );
}

/** The paths of all values that differ, if the other text can be read at all. */
function changes(
  before: unknown,
  card: ParseResult,
): readonly NodePath[] {
  return card.ok ? differences(before, card.abilities, []) : [];
}

function differences(
  left: unknown,
  right: unknown,
  path: NodePath,
): readonly NodePath[] {
  if (!isObject(left) || !isObject(right)) {
    return left === right ? [] : [path];
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  if ([...keys].some((key) => !(key in left && key in right))) return [path];
  return [...keys].flatMap((key) =>
    differences(left[key], right[key], [
      ...path,
      Array.isArray(left) ? Number(key) : key,
    ])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isIn(path: NodePath, outer: NodePath): boolean {
  return outer.every((key, i) => path[i] === key);
}

/** The innermost node with words of its own that a value stands in. */
function holderOf(path: NodePath, nodes: readonly LocatedNode[]): string {
  const known = new Set(nodes.map(({ path }) => path.join(".")));
  const outer = path.slice(0, -1);
  return known.has(outer.join(".")) || outer.length === 0
    ? outer.join(".")
    : holderOf(outer, nodes);
}
