import type { Times } from "./measure.ts";
import type { ColdStart, Start } from "./processes.ts";

/** All that was measured in one run. */
export interface Results {
  readonly machine: string;
  readonly deno: string;
  readonly date: string;
  readonly corpus: string;
  readonly cards: number;
  readonly abilities: number;
  /** Microseconds per ability. */
  readonly stages: Times;
  /** The same in the other dialect. */
  readonly dialect: Times;
  /** Microseconds per ability that the small grammar reads. */
  readonly grammars: Times;
  /** Microseconds for all cards. */
  readonly generate: Times;
  /** Microseconds per puzzle file and per text of Lorcana. */
  readonly languages: Times;
  /** Microseconds for a card with a misspelled word. */
  readonly broken: number;
  /** Microseconds per sentence, by the number of sentences. */
  readonly growth: Times;
  /** The same of texts that cannot be read. */
  readonly brokenGrowth: Times;
  /** Milliseconds. */
  readonly start: Start;
  /** Milliseconds. */
  readonly cold: ColdStart;
}

/** The Rust parser in release mode, and `JSON.parse` on that machine: quoted. */
export const RUST = { pipeline: 43, json: 1.2 };

/** One line of the table. */
interface Row {
  readonly name: string;
  readonly result: string;
  readonly ratio: string;
  readonly target: string;
  readonly met: string;
}

/** Results beside what they are compared with, as the table of README.md. */
export function tableOf(results: Results): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["what", "result", "ratio", "target", "met"]),
    line(["---", "---:", "---:", "---:", "---"]),
    ...rowsOf(results).map(({ name, result, ratio, target, met }) =>
      line([name, result, ratio, target, met])
    ),
  ].join("\n");
}

function rowsOf(results: Results): readonly Row[] {
  const { stages, dialect, grammars, generate, languages, start, cold } =
    results;
  const json = stages["JSON.parse"]!;
  const stage = (name: string, limit?: number) =>
    ratioRow(`${name}()`, stages[name]!, json, "JSON.parse", limit);
  return [
    stage("parse", 2.3),
    ratioRow(
      "parse(), RLF dialect",
      dialect["parse"]!,
      dialect["JSON.parse"]!,
      "JSON.parse",
      2.5,
    ),
    stage("cardColumns"),
    stage("grammar"),
    stage("arcsecond"),
    stage("tokenize"),
    stage("parseBindings"),
    stage("resolve"),
    ratioRow(
      "Rust, all of it (quoted)",
      RUST.pipeline,
      RUST.json,
      "JSON.parse",
    ),
    limitRow("serialize()", stages["serialize"]!, "µs", 1.5),
    ratioRow(
      "simple abilities, compiled",
      grammars["compiled"]!,
      grammars["floor"]!,
      "floor",
      3,
    ),
    ratioRow(
      "simple abilities, arcsecond",
      grammars["arcsecond"]!,
      grammars["floor"]!,
      "floor",
    ),
    ratioRow(
      "generate",
      generate["generate"]!,
      generate["smol-toml"]!,
      "smol-toml",
      2,
    ),
    ratioRow(
      "parsePuzzle()",
      languages["parsePuzzle"]!,
      languages["splitPuzzle"]!,
      "naive splitter",
      3,
    ),
    ratioRow(
      "lorcana.parseAbility()",
      languages["Lorcana"]!,
      languages["naive Lorcana"]!,
      "naive matcher",
      9,
    ),
    limitRow("the same, 50,000 a second", languages["Lorcana"]!, "µs", 20),
    limitRow("lorcana.print()", languages["print Lorcana"]!, "µs"),
    limitRow(
      "a Lorcana text that no rule reads",
      languages["broken Lorcana"]!,
      "µs",
    ),
    limitRow("a card with a mistake", results.broken, "µs"),
    limitRow("grammar, made", start.construction, "ms", 6),
    limitRow("lexer and arcsecond, loaded", start.others, "ms"),
    limitRow("first card", start.first, "ms"),
    coldRow("command line, cold", cold.command, cold.empty),
    coldRow("the same through mod.ts", cold.library, cold.empty),
    growthRow("a sentence of 1,024 against one of 16", results.growth),
    growthRow("the same with a mistake", results.brokenGrowth),
  ];
}

function ratioRow(
  name: string,
  time: number,
  baseline: number,
  than: string,
  limit?: number,
): Row {
  const ratio = time / baseline;
  return {
    name,
    result: `${time.toFixed(2)} µs`,
    ratio: `${ratio.toFixed(2)} × ${than}`,
    ...goal(ratio, limit, "×"),
  };
}

function limitRow(
  name: string,
  value: number,
  unit: string,
  limit?: number,
): Row {
  const result = `${value.toFixed(2)} ${unit}`;
  return { name, result, ratio: "", ...goal(value, limit, unit) };
}

function coldRow(name: string, command: number, empty: number): Row {
  const row = ratioRow(name, command, empty, "empty program", 5);
  return { ...row, result: `${command.toFixed(2)} ms` };
}

function growthRow(name: string, times: Times): Row {
  const [few, many] = [times["16"]!, times["1024"]!];
  return ratioRow(name, many, few, "16 sentences", 1.3);
}

function goal(
  value: number,
  limit: number | undefined,
  unit: string,
): Pick<Row, "target" | "met"> {
  return limit === undefined
    ? { target: "", met: "" }
    : { target: `≤ ${limit} ${unit}`, met: value <= limit ? "yes" : "no" };
}
