import { checkDirectory, LANGUAGES } from "../../editor/mod.ts";
import * as display from "../../serializer/display/mod.ts";
import * as lorcana from "../../lorcana/mod.ts";
import * as dreamtides from "../../mod.ts";
import * as puzzleParts from "../../pzl/internal.ts";
import { pairsIn } from "../../tabula/toml/pairs.ts";
import { tomlSections } from "../../tabula/toml/sections.ts";
import { stringLike } from "../../tabula/toml/string_like.ts";

/** What is done with a text of any shape. */
export type Reader = (text: string) => unknown;

/** Why a function is not tried by itself. */
export type Reason =
  | "tried below as a part of another"
  | "takes no text"
  | "takes a text that we write ourselves";

const INNER: Reason = "tried below as a part of another";
const NO_TEXT: Reason = "takes no text";
const OURS: Reason = "takes a text that we write ourselves";

/** A function of a module is tried, or it is said why not: none is forgotten. */
type Tried<M> = {
  readonly [
    K in keyof M as M[K] extends (...args: never) => unknown ? K : never
  ]: Reader | Reason;
};

const VARIABLES = "cards: 1, e: 1";

/** All reports of a text, as a caller would show them. */
function reports(
  text: string,
  diagnostics: readonly dreamtides.Diagnostic[],
): unknown {
  const source = { file: "card", text };
  const { renderJson, renderShort, locate, render } = dreamtides;
  return diagnostics.slice(0, 500).map((each) => [
    render(each, { ...source }),
    renderShort(each, { ...source }),
    renderJson(each, { ...source }),
    locate({ ...source }, each.span.start),
  ]);
}

function boards(text: string): unknown {
  const puzzle = dreamtides.parsePuzzle(text);
  if (!puzzle.ok) return undefined;
  const { boardHtml, boardOf, boardsHtml, boardSvg, boardText } = dreamtides;
  const board = boardOf(puzzle);
  return [
    ...[boardHtml, boardSvg, boardText].map((lay) => lay(board)),
    boardsHtml([board, board]),
  ];
}

const ofDreamtides: Tried<typeof dreamtides> = {
  parse: (text) => dreamtides.parse(text, VARIABLES),
  tokenize: dreamtides.tokenize,
  parseBindings: dreamtides.parseBindings,
  detectDialect: (text) => dreamtides.detectDialect(text, text),
  locateNodes: (text) => dreamtides.locateNodes(text, VARIABLES),
  lintCard: (text) => dreamtides.lintCard(text, VARIABLES),
  displayed: INNER,
  render: (text) => {
    const result = dreamtides.parse(text, VARIABLES);
    return reports(text, result.ok ? result.warnings : result.errors);
  },
  renderAll: INNER,
  renderJson: INNER,
  renderShort: INNER,
  locate: INNER,
  applySuggestion: INNER,
  resolve: INNER,
  parseAbility: INNER,
  serialize: (text) => {
    const result = dreamtides.parse(text, VARIABLES);
    return result.ok && dreamtides.serialize(result.abilities);
  },
  normalize: (text) => {
    const result = dreamtides.parse(text, VARIABLES);
    return result.ok && dreamtides.normalize(result.abilities);
  },
  serializeAbility: INNER,
  serializeEffect: INNER,
  serializeModalChoices: INNER,
  variablesText: NO_TEXT,
  formatBindings: NO_TEXT,
  variant: NO_TEXT,
  visit: NO_TEXT,
  suggestWords: (text) => dreamtides.suggestWords(text),
  suggestDirectives: (text) => dreamtides.suggestDirectives(text),
  suggestVariables: (text) => dreamtides.suggestVariables(text),
  loadTabula: INNER,
  parsePuzzle: (text) => dreamtides.parsePuzzle(text),
  puzzleText: (text) => dreamtides.puzzleText(text),
  parseAssertion: (text) => dreamtides.parseAssertion(text),
  parseAssertions: (text) => dreamtides.parseAssertions(text),
  formatPuzzle: (text) => dreamtides.formatPuzzle(text),
  fixPuzzle: (text) => dreamtides.fixPuzzle(text),
  puzzleFromDump: (text) => dreamtides.puzzleFromDump(text),
  puzzleTemplate: (text) => dreamtides.puzzleTemplate(text),
  writePuzzle: INNER,
  tryWritePuzzle: (text) => {
    const puzzle = dreamtides.parsePuzzle(text);
    return puzzle.ok && dreamtides.tryWritePuzzle(puzzle);
  },
  boardOf: boards,
  boardText: INNER,
  boardSvg: INNER,
  boardsHtml: INNER,
  boardHtml: INNER,
  scriptReferences: (text) => {
    const puzzle = dreamtides.parsePuzzle(text);
    return puzzle.ok && dreamtides.scriptReferences(puzzle);
  },
  puzzleStats: (text) => {
    const puzzle = dreamtides.parsePuzzle(text);
    return puzzle.ok && dreamtides.puzzleStats([puzzle, puzzle]);
  },
  diffPuzzles: (text) => {
    const puzzle = dreamtides.parsePuzzle(text);
    const other = dreamtides.parsePuzzle("[state]\nhumanhand=Opt");
    return puzzle.ok && other.ok && dreamtides.diffPuzzles(puzzle, other);
  },
  changeWords: NO_TEXT,
  readNameList: (text) => dreamtides.readNameList(text),
  readCardScript: (text) => dreamtides.readCardScript(text),
  readTokenScript: (text) => dreamtides.readTokenScript("a", text),
  readEdition: (text) => dreamtides.readEdition(text),
  indexCards: (text) => dreamtides.indexCards(dreamtides.readNameList(text)),
};

const ofPuzzleParts: Tried<typeof puzzleParts> = {
  withMend: (text) => {
    const { warnings } = dreamtides.parsePuzzle(text);
    return warnings.map((each) => puzzleParts.withMend(each, text));
  },
  lintTogether: (source) =>
    puzzleParts.lintTogether([
      { file: "a", source },
      { file: "b", source },
    ]),
  collectJsonCards: NO_TEXT,
  jsonElements: (text) => {
    const { push, end } = puzzleParts.jsonElements();
    for (const letter of `[${text}]`) push(letter);
    return end();
  },
};

const ofLorcana: Tried<typeof lorcana> = {
  parseAbility: (text) => lorcana.parseAbility(text, { spans: true }),
  parseCardText: (text) => lorcana.parseCardText(text),
  parseEffect: (text) => lorcana.parseEffect(text),
  parseTarget: (text) => lorcana.parseTarget(text),
  parsePlayerTarget: (text) => lorcana.parsePlayerTarget(text),
  parseCondition: (text) => lorcana.parseCondition(text),
  parseTrigger: (text) => lorcana.parseTrigger(text),
  parseCost: (text) => lorcana.parseCost(text),
  classifyAbility: (text) => lorcana.classifyAbility(text),
  splitSequenceSteps: (text) => lorcana.splitSequenceSteps(text),
  normalizeText: (text) => lorcana.normalizeText(text),
  extractNamedAbilityPrefix: (text) => lorcana.extractNamedAbilityPrefix(text),
  nextWords: (text) => lorcana.nextWords(text),
  tryPrint: (text) => lorcana.tryPrint(lorcana.parseAbility(text).abilities),
  print: INNER,
  printEffect: INNER,
  isCountedAmount: INNER,
  expandTarget: (text) => {
    const target = lorcana.parseTarget(text);
    return target && lorcana.expandTarget(target);
  },
  meaning: (text) => lorcana.meaning(lorcana.parseAbility(text).abilities),
};

const ofDisplay: Tried<typeof display> = {
  display: (text) => {
    const shown = display.display(text, VARIABLES);
    const { toAnsi, toHtml, toPlain, toUnity } = display;
    return shown.ok &&
      [toAnsi, toHtml, toPlain, toUnity].map((to) => to(shown.spans));
  },
  displayAbility: INNER,
  toAnsi: INNER,
  toHtml: INNER,
  toPlain: INNER,
  toUnity: INNER,
  writeDisplayTexts: OURS,
};

/** Other ways through the same functions, and parts that were slow once. */
const MORE: Readonly<Record<string, Reader>> = {
  "parse(…, variables)": (text) => dreamtides.parse("Draw {cards}.", text),
  "render() of variables": (text) => {
    const result = dreamtides.parseBindings(text);
    return reports(text, result.ok ? [] : result.errors);
  },
  "render() of Lorcana": (text) =>
    reports(text, lorcana.parseAbility(text).diagnostics),
  "render() of puzzles": (text) =>
    reports(text, dreamtides.parsePuzzle(text).warnings),
  "lorcana, documented": (text) =>
    lorcana.parseAbility(text, { level: "documented" }),
  "lorcana.parseTarget(), documented": (text) =>
    lorcana.parseTarget(text, { level: "documented" }),
  "checkDirectory() of a file": (text) =>
    checkDirectory([{ file: "x.toml", text }]),
  "checkDirectory() of cards": (text) =>
    checkDirectory([{ file: "cards.toml", text }]),
  "answers about cards": (text) => {
    const { fixesAt, symbolsOf, semanticTokensOf } = LANGUAGES.tabula;
    const document = { file: "cards.toml", text };
    return [
      fixesAt(document, { start: 0, end: text.length }),
      symbolsOf(document),
      semanticTokensOf(document),
    ];
  },
  "checkDirectory() of a text": (text) => {
    const row = `[[cards]]\nrules-text = ${JSON.stringify(text)}\n`;
    return checkDirectory([{ file: "x.toml", text: row }]);
  },
  "a TOML string like it": (text) => stringLike(`"${text}"`, "Draw."),
  "sections of TOML": tomlSections,
  "pairs of TOML": (text) => pairsIn(text, { start: 0, end: text.length }),
};

const namedBy = (door: string, tried: Readonly<Record<string, unknown>>) =>
  Object.entries(tried).flatMap(([name, read]): [string, Reader][] =>
    // Only readers are functions; a reason is a string.
    typeof read === "function" ? [[`${door}${name}()`, read as Reader]] : []
  );

/** Everything that takes a text, by its name. */
export const READERS: ReadonlyMap<string, Reader> = new Map([
  ...namedBy("", ofDreamtides),
  ...namedBy("", ofPuzzleParts),
  ...namedBy("lorcana.", ofLorcana),
  ...namedBy("", ofDisplay),
  ...Object.entries(MORE),
]);
