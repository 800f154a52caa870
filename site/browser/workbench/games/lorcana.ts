import type { Span } from "../../../../diagnostics/internal.ts";
import type { DisplaySpan } from "../../../../serializer/display/mod.ts";
import {
  applyEdits,
  completionsAt,
  diagnosticsOf,
  formatted,
  hoverAt,
  paragraphsOf,
  semanticTokensOf,
  withoutSpans,
} from "../../../../editor/lorcana/mod.ts";
import type { ParseResult } from "../../../../lorcana/mod.ts";
import type { Copy, Game, Source } from "../game.ts";
import { quoteForShell } from "../shell.ts";
import { type TreeNode, treeOf } from "../tree.ts";
import { LORCANA_SAMPLES } from "./lorcana_samples.ts";

/** Lorcana cards. */
export const LORCANA: Game = {
  samples: LORCANA_SAMPLES,
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
  moreFixes: () => [],
  pictureOf: (source) => ({
    kind: "card",
    spans: paragraphsOf(source).flatMap((
      { read },
      i,
    ): readonly DisplaySpan[] => [
      ...i === 0 ? [] : [{ text: "\n\n" }],
      ...spansOf(read),
    ]),
  }),
  treeOf: lorcanaTree,
  canonicalOf: (source) =>
    paragraphsOf(source).every(({ read }) => read.ok)
      ? { ...source, text: applyEdits(source.text, formatted(source)) }
      : undefined,
  copiesOf,
};

/** The name of an ability in bold type, reminders in italics. */
function spansOf(
  { text, name = "", reminders }: ParseResult,
): readonly DisplaySpan[] {
  const begin = text.startsWith(name) ? name.length : 0;
  const spans: DisplaySpan[] = [{ text: text.slice(0, begin), bold: true }];
  let at = begin;
  for (const { start, end } of reminders) {
    spans.push({ text: text.slice(at, start) });
    spans.push({ text: text.slice(start, end), italic: true });
    at = end;
  }
  spans.push({ text: text.slice(at) });
  return spans.filter(({ text }) => text !== "");
}

function lorcanaTree(source: Source): readonly TreeNode[] | undefined {
  const read = paragraphsOf(source);
  if (read.length === 0 || read.some(({ read }) => !read.ok)) return undefined;
  return read.flatMap(({ start, read: { abilities } }, i) =>
    abilities.map((ability, j) =>
      treeOf(ability, "", (_, value) => spanOf(value, start), [i, j])
    )
  );
}

/** The span that a node carries, which counts from its paragraph. */
function spanOf(value: object, offset: number): Span | undefined {
  if (!("span" in value) || !Array.isArray(value.span)) return undefined;
  const [start, end] = value.span;
  return { start: start + offset, end: end + offset };
}

function copiesOf(source: Source): readonly Copy[] {
  const { text } = source;
  const read = paragraphsOf(source);
  if (read.length === 0 || read.some(({ read }) => !read.ok)) return [];
  const abilities = withoutSpans(read.flatMap(({ read }) => read.abilities));
  return [
    { name: "JSON", text: JSON.stringify(abilities, null, 2) },
    { name: "TypeScript", text: `parseCardText(${JSON.stringify(text)})` },
    {
      name: "Command",
      text: `dreamtides lorcana parse ${quoteForShell(text)}`,
    },
  ];
}
