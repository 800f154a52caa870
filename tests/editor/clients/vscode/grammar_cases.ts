import { deepStrictEqual } from "node:assert/strict";
import toml from "tm-grammars/toml" with { type: "json" };
import oniguruma from "vscode-oniguruma";
import textmate, { type IRawGrammar } from "vscode-textmate";
import injection from "../../../../editor/clients/vscode/syntaxes/dreamtides.injection.tmLanguage.json" with {
  type: "json",
};
import pzl from "../../../../editor/clients/vscode/syntaxes/pzl.tmLanguage.json" with {
  type: "json",
};

const wasm = new URL(import.meta.resolve("vscode-oniguruma/onig.wasm"));
await oniguruma.loadWASM(await Deno.readFile(wasm));

/** Grammars are JSON of a shape that TypeScript cannot infer. */
const GRAMMARS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["source.toml", toml],
  ["source.pzl", pzl],
  ["dreamtides.injection", injection],
]);

const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: (scope) =>
    Promise.resolve(GRAMMARS.get(scope) as IRawGrammar | undefined ?? null),
  getInjections: (scope) =>
    scope === "source.toml" ? ["dreamtides.injection"] : undefined,
});

/** Every piece of a text that has a scope with this ending, and its last scope. */
async function scopesIn(
  grammarName: string,
  text: string,
  ending: string,
): Promise<readonly string[]> {
  const grammar = await registry.loadGrammar(grammarName);
  let state = textmate.INITIAL;
  return text.split("\n").flatMap((line) => {
    const { tokens, ruleStack } = grammar!.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const scope = scopes.at(-1) ?? "";
      return scope.endsWith(ending)
        ? [`${line.slice(startIndex, endIndex)} ${scope.replace(ending, "")}`]
        : [];
    });
  });
}

/** TOML, and the tokens of directives in it. */
const TOML: readonly (readonly [string, readonly string[]])[] = [
  ['rules-text = "{Judgment} Draw {cards}."', [
    "{ punctuation.definition.directive.begin",
    "Judgment keyword.other",
    "} punctuation.definition.directive.end",
    "{ punctuation.definition.directive.begin",
    "cards variable.other",
    "} punctuation.definition.directive.end",
  ]],
  ['rules-text = """\nWhen you {materialize} it,\ngain {e2}."""', [
    "{ punctuation.definition.directive.begin",
    "materialize keyword.other",
    "} punctuation.definition.directive.end",
    "{ punctuation.definition.directive.begin",
    "e2 variable.other",
    "} punctuation.definition.directive.end",
  ]],
  ["rules-text = '{dissolvedjudgment}'", [
    "{ punctuation.definition.directive.begin",
    "dissolvedjudgment keyword.other",
    "} punctuation.definition.directive.end",
  ]],
  ["table = { cards = 2 } # {cards}", []],
];

for (const [text, tokens] of TOML) {
  Deno.test(`the injection colors ${JSON.stringify(text)}`, async () => {
    deepStrictEqual(
      await scopesIn("source.toml", text, ".dreamtides"),
      tokens,
    );
  });
}

/** A puzzle's line and its tokens. */
const PZL: readonly (readonly [string, readonly string[]])[] = [
  ["# a note", ["# a note comment.line.number-sign"]],
  ["[state]", ["[state] entity.name.section"]],
  ["Name:Two Sparks", [
    "Name variable.other.property",
    ": punctuation.separator.key-value",
  ]],
  ["humanhand=Opt|Id:7;Shock|Tapped", [
    "humanhand variable.other.property",
    "= punctuation.separator.key-value",
    "| punctuation.separator.modifier",
    "Id keyword.other.modifier",
    "7 constant.numeric",
    "; punctuation.separator.card",
    "| punctuation.separator.modifier",
    "Tapped keyword.other.modifier",
  ]],
];

for (const [text, tokens] of PZL) {
  Deno.test(`the grammar of puzzles colors ${JSON.stringify(text)}`, async () => {
    const found = await scopesIn("source.pzl", text, ".pzl");
    deepStrictEqual(
      found.filter((each) => !each.endsWith(" source")),
      tokens,
    );
  });
}
