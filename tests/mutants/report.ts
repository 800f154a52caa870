import type { Site } from "./site.ts";

/** What became of a mutant: "killed" if a test or the compiler noticed it. */
export type Fate = "killed" | "survived" | "timed out";

/** A mutant that was tried. */
export interface Trial {
  readonly folder: string;
  readonly site: Site;
  readonly line: number;
  /** The line or lines that it changes. */
  readonly source: string;
  readonly fate: Fate;
}

/** The share of mutants, in percent, that was noticed. */
export function score(trials: readonly Trial[]): number {
  const noticed = trials.filter(({ fate }) => fate !== "survived");
  return trials.length === 0 ? 100 : 100 * noticed.length / trials.length;
}

/** The folders that stay below a share. */
export function foldersBelow(
  trials: readonly Trial[],
  share: number,
): readonly string[] {
  return [...byFolder(trials)]
    .filter(([, trials]) => score(trials) < share)
    .map(([folder]) => folder);
}

/** A row for each folder, then every survivor. */
export function survivorReport(trials: readonly Trial[]): string {
  const rows = [...byFolder(trials), ["all", trials] as const].map(row);
  const survivors = trials.filter(({ fate }) => fate === "survived")
    .map((trial) => `${described(trial)}\n    ${trial.source}`);
  return [HEADER, ...rows, ...survivors].join("\n");
}

/** "survived: lexer/tokenize.ts:12: < → <=" */
export function described({ site, line, fate }: Trial): string {
  const { path, before, after } = site;
  return `${fate}: ${path}:${line}: ${onOneLine(before)} → ${onOneLine(after)}`;
}

const HEADER = columns(
  "folder",
  "mutants",
  "killed",
  "timed out",
  "survived",
  "noticed",
);

function row([folder, trials]: readonly [string, readonly Trial[]]): string {
  const count = (fate: Fate) =>
    String(trials.filter((trial) => trial.fate === fate).length);
  return columns(
    folder,
    String(trials.length),
    count("killed"),
    count("timed out"),
    count("survived"),
    `${score(trials).toFixed(1)} %`,
  );
}

function columns(first: string, ...others: readonly string[]): string {
  const padded = others.map((cell) => cell.padStart(10));
  return first.padEnd(12) + padded.join("");
}

function onOneLine(code: string): string {
  return code.replace(/\s+/g, " ");
}

function byFolder(
  trials: readonly Trial[],
): ReadonlyMap<string, readonly Trial[]> {
  return Map.groupBy(trials, ({ folder }) => folder);
}
