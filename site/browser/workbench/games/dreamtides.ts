import { nodeSpans, readAbility } from "../../../../parser/internal.ts";
import type { Ability } from "../../../../ast/internal.ts";
import type { DialectName } from "../../../../lexer/mod.ts";
import { serialize } from "../../../../serializer/mod.ts";
import { toDebug, toRon } from "../../../../serializer/rust/mod.ts";
import {
  display,
  type DisplayOptions,
  type DisplaySpan,
} from "../../../../serializer/display/mod.ts";
import {
  canonical,
  completionsAt,
  diagnosticsOf,
  dialectOf,
  hoverAt,
  messagesOf,
  paragraphsOf,
  type PlacedParagraph,
  readCard,
  resolvedTokensOf,
  semanticTokensOf,
  tokensOf,
  unusedFixes,
} from "../../../../editor/dreamtides/mod.ts";
import { spellingOf } from "../../../../lexer/internal.ts";
import { keepingRecent } from "../../../../memo.ts";
import type { Copy, Game, Source, TokenRow } from "../game.ts";
import { quoteForShell } from "../shell.ts";
import { type TreeNode, treeOf } from "../tree.ts";
import { DREAMTIDES_SAMPLES } from "./dreamtides_samples.ts";

/** Dreamtides cards. */
export const DREAMTIDES: Game = {
  samples: DREAMTIDES_SAMPLES,
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
  moreFixes: (source, diagnostics) =>
    unusedFixes(source, {
      start: 0,
      end: source.variables.length,
      source: "variables",
    }, diagnostics),
  pictureOf: (source) => ({ kind: "card", spans: spansOf(source) }),
  treeOf: dreamtidesTree,
  tokensOf: tokenRows,
  canonicalOf: (source) => {
    if (abilitiesOf(source) === undefined) return undefined;
    return canonical(source) ?? source;
  },
  copiesOf,
};

function abilitiesOf(source: Source): readonly Ability[] | undefined {
  const read = readCard(source);
  return read.ok ? read.abilities : undefined;
}

/** The text as players see it; what cannot be shown is shown as it is. */
function spansOf(source: Source): readonly DisplaySpan[] {
  const { text, variables } = source;
  const options = { dialect: dialectOf(source), messages: messagesOf(source) };
  return (text.trim().match(/\s+|\S[^.]*\.?/g) ?? []).flatMap((text) =>
    text.trim() === ""
      ? [{ text: text.replaceAll(/\n[ \t]+/g, "\n") }]
      : sentenceSpans({ text, variables, options })
  );
}

/** With every key, most sentences are what they were. */
const sentenceSpans: (sentence: Sentence) => readonly DisplaySpan[] =
  keepingRecent(100, JSON.stringify, ({ text, variables, options }) => {
    const shown = display(text, variables, options);
    return shown.ok ? shown.spans : [{ text }];
  });

interface Sentence {
  readonly text: string;
  readonly variables: string;
  readonly options: DisplayOptions;
}

/** Does not ask why a text cannot be read. */
function dreamtidesTree(source: Source): readonly TreeNode[] | undefined {
  const nodes = paragraphsOf(source).map(({ start, card }, index) =>
    paragraphTree({ start, card, index })
  );
  return nodes.length > 0 && nodes.every((node) => node !== undefined)
    ? nodes
    : undefined;
}

interface Paragraph extends PlacedParagraph {
  readonly index: number;
}

const paragraphTree: (paragraph: Paragraph) => TreeNode | undefined =
  keepingRecent(
    100,
    ({ card: { text, variables, dialect }, start, index }) =>
      JSON.stringify([index, start, dialect, variables, text]),
    readTree,
  );

function readTree(
  { card, start, index }: Paragraph,
): TreeNode | undefined {
  const tokens = resolvedTokensOf(card);
  const ability = readAbility(tokens);
  if (ability === undefined) return undefined;
  const spans = new Map(
    nodeSpans(tokens, [index]).map(({ path, span }) => [path.join("/"), {
      start: span.start + start,
      end: span.end + start,
    }]),
  );
  return treeOf(ability, "", (path) => spans.get(path.join("/")), [index]);
}

function tokenRows(source: Source): readonly TokenRow[] {
  const resolved = resolvedTokensOf(source);
  const tokens = resolved.length === 0 ? tokensOf(source) : resolved;
  return tokens.map((token) => {
    const span = { start: token.start, end: token.end };
    return "text" in token
      ? { kind: token.kind, text: spellingOf(token), value: "", span }
      : {
        kind: token.kind,
        text: `{${token.directive}}`,
        value: typeof token.value === "object"
          ? Object.values(token.value).join(" ")
          : String(token.value),
        span,
      };
  });
}

function copiesOf(source: Source): readonly Copy[] {
  const abilities = abilitiesOf(source);
  if (abilities === undefined) return [];
  const { text, variables } = source;
  const call = [text, variables].filter(Boolean)
    .map((each) => JSON.stringify(each)).join(", ");
  return [
    { name: "JSON", text: JSON.stringify(abilities, null, 2) },
    { name: "RON", text: toRon(abilities) },
    { name: "Rust", text: toDebug(abilities) },
    { name: "TypeScript", text: `parse(${call})` },
    ...inOtherDialect(source, abilities),
    { name: "Command", text: commandOf(source) },
    {
      name: "TOML",
      text: [
        `rules-text = ${JSON.stringify(text)}`,
        `variables = ${JSON.stringify(variables)}`,
      ].join("\n"),
    },
  ];
}

const OTHER: { readonly [N in DialectName]: DialectName } = {
  classic: "rlf",
  rlf: "classic",
};

const TITLES: { readonly [N in DialectName]: string } = {
  classic: "Classic",
  rlf: "RLF",
};

function inOtherDialect(
  source: Source,
  abilities: readonly Ability[],
): readonly Copy[] {
  const dialect = OTHER[dialectOf(source)];
  const { ok, text, variables } = serialize(abilities, { dialect });
  return ok
    ? [{
      name: TITLES[dialect],
      text: variables === "" ? text : `${text}\n\n${variables}`,
    }]
    : [];
}

function commandOf({ text, variables, dialect = "auto" }: Source): string {
  const vars = variables === "" ? "" : ` --vars ${quoteForShell(variables)}`;
  const said = dialect === "auto" ? "" : ` --dialect ${dialect}`;
  return `dreamtides parse ${quoteForShell(text)}${vars}${said}`;
}
