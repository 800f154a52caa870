import type { Ability } from "../../../ast/mod.ts";
import {
  detectDialect,
  type DialectName,
  parse,
  serialize,
} from "../../../dreamtides/mod.ts";
import { display } from "../../../display/mod.ts";
import {
  canonical,
  completionsAt,
  diagnosticsOf,
  fixesAt,
  hoverAt,
  semanticTokensOf,
} from "../../../editor/dreamtides.ts";
import {
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  spellingOf,
  tokenize,
} from "../../../lexer/mod.ts";
import { keepingRecent } from "../../../memo/mod.ts";
import { readAbility } from "../../../parser/mod.ts";
import { nodeSpans } from "../../../parser/spans.ts";
import { toDebug, toRon } from "../../../serializer/rust/mod.ts";
import type { Copy, Game, Source, TokenRow } from "../game.ts";
import { quoted } from "../shell.ts";
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
    // Looking for more would diagnose a broken text once again for each.
    diagnostics.some(({ severity }) => severity === "error")
      ? []
      : fixesAt(source, {
        start: 0,
        end: source.variables.length,
        source: "variables",
      }).filter(({ kind }) => kind === "quick-fix"),
  pictureOf: (source) => {
    const { text, variables } = source;
    const shown = display(text, variables, { dialect: dialectOf(source) });
    return { kind: "card", spans: shown.ok ? shown.spans : [{ text }] };
  },
  treeOf: dreamtidesTree,
  tokensOf,
  canonicalOf: (source) => {
    if (abilitiesOf(source) === undefined) return undefined;
    return canonical(source) ?? source;
  },
  copiesOf,
};

/** The dialect that was chosen, or else the one that the text shows. */
function dialectOf(
  { text, variables, dialect = "auto" }: Source,
): DialectName {
  return dialect === "auto" ? detectDialect(text, variables) : dialect;
}

function abilitiesOf(source: Source): readonly Ability[] | undefined {
  const { text, variables } = source;
  const read = parse(text, variables, { dialect: dialectOf(source) });
  return read.ok ? read.abilities : undefined;
}

/** Reads the tokens, not the text: a broken text is not diagnosed once more. */
function dreamtidesTree(source: Source): readonly TreeNode[] | undefined {
  const nodes = paragraphs(resolvedTokens(source)).map((tokens, index) =>
    paragraphTree({ tokens, index })
  );
  return nodes.length > 0 && nodes.every((node) => node !== undefined)
    ? nodes
    : undefined;
}

interface PlacedTokens {
  readonly tokens: readonly ResolvedToken[];
  readonly index: number;
}

/** With every key, most paragraphs are what they were. */
const paragraphTree: (paragraph: PlacedTokens) => TreeNode | undefined =
  keepingRecent(100, (paragraph) => JSON.stringify(paragraph), readTree);

function readTree({ tokens, index }: PlacedTokens): TreeNode | undefined {
  const ability = readAbility(tokens);
  if (ability === undefined) return undefined;
  const spans = new Map(
    nodeSpans(tokens, [index]).map(({ path, span }) => [path.join("/"), span]),
  );
  return treeOf(ability, "", (path) => spans.get(path.join("/")), [index]);
}

function resolvedTokens(source: Source): readonly ResolvedToken[] {
  const { text, variables } = source;
  const [tokens, bindings] = [tokenize(text), parseBindings(variables)];
  if (!tokens.ok) return [];
  if (!bindings.ok) return tokens.value;
  const resolved = resolve(tokens.value, bindings.value, {
    dialect: dialectOf(source),
  });
  return resolved.ok ? resolved.value : tokens.value;
}

function tokensOf(source: Source): readonly TokenRow[] {
  return resolvedTokens(source).map((token) => {
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
  const vars = variables === "" ? "" : ` --vars ${quoted(variables)}`;
  const said = dialect === "auto" ? "" : ` --dialect ${dialect}`;
  return `dreamtides parse ${quoted(text)}${vars}${said}`;
}
