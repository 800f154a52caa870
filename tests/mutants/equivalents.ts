import { type Site, touchedLines } from "./site.ts";
import { sitesOf } from "./sites.ts";

/** A mutant that does the same as the original, so that no test can tell. */
export interface Equivalent {
  readonly path: string;
  /** The line or lines that change, with single blanks. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** Why nobody can tell them apart. */
  readonly reason: string;
}

/** Mutants that have been looked at and found to change nothing. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    path: "combinators/repair/readable.ts",
    source:
      "if (possibilities.length < 2 || isLong(faulty)) return possibilities;",
    before: "||",
    after: "&&",
    reason:
      "a single possibility is in order; to order those of a long text takes long",
  },
  {
    path: "serializer/write.ts",
    source: "clash: false,",
    before: "false",
    after: "true",
    reason: "without a clash no name gets a number; it only takes longer",
  },
  {
    path: "lexer/resolve.ts",
    source: "if (DIFFERENCES[name].length === 0) return tokens;",
    before: "0",
    after: "1",
    reason: "applying no differences changes nothing; it only takes longer",
  },
  {
    path: "parser/diagnose/repair/new_token.ts",
    source: "return { id: idOf(grammar(), word), word, value: 1, spelling };",
    before: "1",
    after: "2",
    reason: "any value will do: an edit only shows how far the text is read",
  },
  {
    path: "parser/spans/node_spans.ts",
    source: "const visits: Visit[] = [{ node: root, path, parent: 0 }];",
    before: "0",
    after: "1",
    reason: "nobody asks for the parent of the root",
  },
  {
    path: "lexer/directive_value.ts",
    source: "return MAKE[kind](first ?? 0, second);",
    before: "0",
    after: "1",
    reason: "every directive that has a value needs at least one",
  },
  {
    path: "pzl/lint/references.ts",
    source:
      "const later = references.filter((id) => (ids.get(id) ?? 0) > index);",
    before: "0",
    after: "1",
    reason: "ids that no card has were reported before, and nothing else",
  },
  {
    path: "pzl/cards/tokens.ts",
    source: "for (; end > 0; end--) {",
    before: ">",
    after: ">=",
    reason: "what stands before the text is no blank and no hyphen: it ends",
  },
  {
    path: "combinators/repair/likeliest.ts",
    source:
      'return { why: "replaced", at, removed: 1, added: [unknown], cost: 0 };',
    before: "0",
    after: "1",
    reason: "what a mask costs is never compared",
  },
  {
    path: "parser/fast/bindings.ts",
    source: "if (bound.names.length > MOST_KEPT) forget();",
    before: ">",
    after: ">=",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/fast/cut.ts",
    source: "export const MOST_KEPT = 1 << 14;",
    before: "14",
    after: "15",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "lorcana/assemble/hoist.ts",
    source: "if (end < 0) {",
    before: "<",
    after: "<=",
    reason: "the sentence that is looked for is never the first",
  },
  {
    path: "lorcana/text/ability_name.ts",
    source:
      'return end > start && (last === "A" || last === "I") && next !== undefined &&',
    before: ">",
    after: ">=",
    reason: "without a word in capitals, what stands before is no A and no I",
  },
  {
    path: "parser/diagnose/diagnose.ts",
    source:
      "return all.find(({ tokens }) => (tokens.at(-1)?.end ?? 0) >= span.end) ??",
    before: "0",
    after: "1",
    reason: "no directive ends with the first character of a text",
  },
  {
    path: "combinators/repair/trial.ts",
    source: "if (budget.repairs <= 0) return undefined;",
    before: "<=",
    after: "<",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "combinators/repair/trial.ts",
    source: "if (budget.repairs <= 0) return undefined;",
    before: "0",
    after: "1",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "combinators/repair/trial.ts",
    source: "budget.repairs -= outcome.steps + (columns.ids.length >> 3);",
    before: "3",
    after: "4",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "parser/diagnose/recover.ts",
    source:
      "while (found.length < MOST_ERRORS && faulty.budget.mistakes > 0) {",
    before: ">",
    after: ">=",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "parser/diagnose/recover.ts",
    source:
      "while (found.length < MOST_ERRORS && faulty.budget.mistakes > 0) {",
    before: "0",
    after: "1",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "parser/fast/cut.ts",
    source: "export function newCuts(room = 1 << 7): Cuts {",
    before: "7",
    after: "8",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/fast/cut.ts",
    source: "export function newCuts(room = 1 << 7): Cuts {",
    before: "1",
    after: "2",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/fast/cut.ts",
    source: "Object.assign(cuts, newCuts(Math.max(length, 1 << 7)));",
    before: "7",
    after: "8",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/fast/cut.ts",
    source: "Object.assign(cuts, newCuts(Math.max(length, 1 << 7)));",
    before: "1",
    after: "2",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/diagnose/repair/candidates.ts",
    source: "const REACH = 4;",
    before: "4",
    after: "5",
    reason:
      "a word that can be read twice stops the text within two words, or not for five",
  },
  {
    path: "parser/lint/not_canonical.ts",
    source:
      "return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };",
    before: "0",
    after: "1",
    reason: "a text that can be read never ends with an article",
  },
  {
    path: "parser/diagnose/repair/repair.ts",
    source: "const MOST_LETTERS = 1;",
    before: "1",
    after: "2",
    reason: "two wrong letters cost more than an edit before the failure may",
  },
  {
    path: "diagnostics/diff_lists.ts",
    source: "const skipsOne = j >= other.length ||",
    before: ">=",
    after: ">",
    reason: "what a text has after the end of its canonical form is no slip",
  },
  {
    path: "diagnostics/diff_lists.ts",
    source: "{ length: one.length + 1 },",
    before: "1",
    after: "2",
    reason: "nobody looks behind the end",
  },
  {
    path: "diagnostics/diff_lists.ts",
    source: "() => new Array<number>(other.length + 1).fill(0),",
    before: "1",
    after: "2",
    reason: "nobody looks behind the end",
  },
  {
    path: "parser/diagnose/repair/excerpt.ts",
    source: "const start = sentenceStart(faulty, Math.max(0, own - 1));",
    before: "1",
    after: "2",
    reason: "no sentence is a period alone, or reading had stopped there",
  },
  {
    path: "combinators/compiled/grammar_of.ts",
    source: "wayCount: 0,",
    before: "0",
    after: "1",
    reason: "when the table grows is a matter of speed",
  },
  {
    path: "combinators/compiled/grammar_of.ts",
    source: "readings: 0,",
    before: "0",
    after: "1",
    reason: "the number of a reading is only compared with later ones",
  },
  {
    path: "pzl/board/board_svg.ts",
    source: "const WIDEST_TILE = 240;",
    before: "240",
    after: "241",
    reason: "no more characters fit into it",
  },
  {
    path: "tabula/load/card_definition.ts",
    source: "const START = { start: 0, end: 0 };",
    before: "0",
    after: "1",
    reason: "the place of the key is put there instead",
  },
  {
    path: "parser/fast/columns.ts",
    source: "hasNoWarnings: true,",
    before: "true",
    after: "false",
    reason: "the first card overwrites it",
  },
  {
    path: "parser/fast/columns.ts",
    source: "count: 0,",
    before: "0",
    after: "1",
    reason: "the first card overwrites it",
  },
  {
    path: "parser/fast/known_tokens.ts",
    source: "if (!isKnown || /\\d{3}/.test(body)) return known;",
    before: "||",
    after: "&&",
    reason: "which directives are kept is a matter of memory",
  },
  {
    path: "parser/fast/read_fast.ts",
    source: "start = end + 1;",
    before: "1",
    after: "2",
    reason: "between two paragraphs there are two ends or more",
  },
  {
    path: "parser/fast/cut.ts",
    source:
      "if (unit === LINE_FEED && text.charCodeAt(at + 1) === LINE_FEED) break;",
    before: "===",
    after: "!==",
    reason: "what the fast lane leaves alone, the stages read the same way",
  },
  {
    path: "combinators/repair/trial.ts",
    source: "budget.repairs -= outcome.steps + (columns.ids.length >> 3);",
    before: "+",
    after: "-",
    reason: "when to give up is a matter of speed, not told to the step",
  },
  {
    path: "combinators/repair/possibilities.ts",
    source: 'return word.startsWith("{") ? 1 : 2;',
    before: "2",
    after: "3",
    reason: "only the order of ranks counts",
  },
  {
    path: "combinators/compiled/walk.ts",
    source: "let top = 0;",
    before: "0",
    after: "1",
    reason: "nobody asks for it before the first end of a path sets it",
  },
  {
    path: "combinators/compiled/walk.ts",
    source: "let builder = 0;",
    before: "0",
    after: "1",
    reason: "nobody asks for it before the first end of a path sets it",
  },
  {
    path: "parser/diagnose/placeholders.ts",
    source: "for (let round = 0; round < 3; round++) {",
    before: "<",
    after: "<=",
    reason: "after two rounds, every directive has its values",
  },
  {
    path: "parser/diagnose/placeholders.ts",
    source: "for (let round = 0; round < 3; round++) {",
    before: "3",
    after: "4",
    reason: "after two rounds, every directive has its values",
  },
  {
    path: "combinators/repair/spelled_out.ts",
    source: "values: [...columns.values.slice(0, at), ...words.map(() => 1)],",
    before: "1",
    after: "2",
    reason: "any value will do: only what can follow counts",
  },
  {
    path: "parser/fast/bindings.ts",
    source:
      "bound.byName = bound.count > MANY ? placesByName(bound) : undefined;",
    before: ">",
    after: ">=",
    reason: "how names are looked up is a matter of speed",
  },
  {
    path: "parser/fast/bindings.ts",
    source: "const MANY = 16;",
    before: "16",
    after: "17",
    reason: "how names are looked up is a matter of speed",
  },
];

/** Rows of the list, at a path or below, whose line is no longer in its file. */
export function staleEquivalents(
  below: string,
  texts: ReadonlyMap<string, string>,
  equivalents: readonly Equivalent[] = EQUIVALENTS,
): readonly Equivalent[] {
  return equivalents.filter((row) => {
    const text = texts.get(row.path) ?? "";
    return `${row.path}/`.startsWith(`${below}/`) &&
      !sitesOf(row.path, text).some((site) => isEquivalent(text, site, [row]));
  });
}

/** Whether a change is in the list of those that change nothing. */
export function isEquivalent(
  text: string,
  site: Site,
  equivalents: readonly Equivalent[] = EQUIVALENTS,
): boolean {
  return equivalents.some(({ path, source, before, after }) =>
    path === site.path && before === site.before && after === site.after &&
    source === touchedLines(text, site)
  );
}
