import type { Severity } from "../../diagnostics/internal.ts";
import { renderJson } from "../../diagnostics/mod.ts";
import {
  type CardIndex,
  parseAssertions,
  type PuzzleDiagnostic,
} from "../../pzl/mod.ts";
import { lintTogether, withMend } from "../../pzl/internal.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { loadCards } from "./cards/load_cards.ts";
import { type PuzzleOnDisk, readPuzzles } from "./files.ts";
import { repair } from "./fix.ts";
import type { PzlCheckFlags } from "./options.ts";
import { jsonText } from "../cli/json_text.ts";

/** Checks puzzle files and shows what is wrong with each. */
export async function pzlCheck(
  io: Io,
  flags: PzlCheckFlags,
  ...paths: readonly string[]
): Promise<number> {
  if (flags.fix && paths.includes("-")) {
    return fail(
      io,
      "Cannot fix standard input: it is not a file",
      2,
    );
  }
  const cards = await cardsOf(io, flags);
  if (!cards.ok) return fail(io, cards.problem);
  const outcomes = await readFiles(io, flags, cards.value, paths);
  const checked = checkAll(
    outcomes.flatMap((outcome) => outcome.ok ? [outcome.value] : []),
  );
  const counts = countAll(checked);
  const isFine = !isDenied(counts, flags) && checked.length === outcomes.length;
  for (const outcome of outcomes) if (!outcome.ok) fail(io, outcome.problem);
  if (flags.json) {
    io.stdout.write(jsonReport(isFine, checked, counts, cards.value));
    return isFine ? 0 : 1;
  }
  show(io, checked, flags, cards.value);
  if (checked.length > 0) io.stdout.write(summary(checked, counts));
  return isFine ? 0 : 1;
}

async function cardsOf(
  io: Io,
  { cards: path, index: cache }: PzlCheckFlags,
): Promise<IoResult<CardIndex | undefined>> {
  return path === undefined
    ? { ok: true, value: undefined }
    : await loadCards(io, { path, cache });
}

async function readFiles(
  io: Io,
  { strict, fix, json }: PzlCheckFlags,
  cards: CardIndex | undefined,
  paths: readonly string[],
): Promise<readonly IoResult<PuzzleOnDisk>[]> {
  const options = { profile: strict ? "strict" : "forge", cards } as const;
  const outcomes = await readPuzzles(io, paths, options);
  if (!fix) return outcomes;
  const output = json ? io.stderr : io.stdout;
  const repaired: IoResult<PuzzleOnDisk>[] = [];
  for (const outcome of outcomes) {
    repaired.push(
      outcome.ok ? await repair(io, outcome.value, options, output) : outcome,
    );
  }
  return repaired;
}

interface Checked {
  readonly puzzle: PuzzleOnDisk;
  readonly found: readonly PuzzleDiagnostic[];
}

type Counts = Readonly<Record<Severity, number>>;

/** All diagnostics of some files, by themselves and as a collection. */
function checkAll(puzzles: readonly PuzzleOnDisk[]): readonly Checked[] {
  const together = lintTogether(
    puzzles.map(({ path: file, text: source }) => ({ file, source })),
  );
  return puzzles.map((puzzle, index) => ({
    puzzle,
    found: findIn(puzzle, together[index] ?? []),
  }));
}

/** All diagnostics of a file, by position. */
function findIn(
  { bytes, result }: PuzzleOnDisk,
  together: readonly PuzzleDiagnostic[],
): PuzzleDiagnostic[] {
  const assertions = parseAssertions(bytes);
  return [
    ...together,
    ...(result.ok ? [] : result.errors),
    ...result.warnings,
    ...result.lint,
    ...(assertions.ok ? [] : assertions.errors),
    ...assertions.warnings,
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

function show(
  io: Io,
  checked: readonly Checked[],
  { errors: format, all }: PzlCheckFlags,
  cards: CardIndex | undefined,
): void {
  const findings = checked.map(({ puzzle: { path: file, text }, found }) => {
    const shown = checked.length === 1
      ? found
      : found.filter((each) => !isMissingTurn(each));
    return {
      source: { file, text },
      diagnostics: format === "pretty" || format === "json"
        ? shown.map((each) => withMend(each, text, cards))
        : shown,
    };
  });
  report(io, findings, format, all);
}

/** What `pzl check --json` prints: the same shape as for card files. */
function jsonReport(
  ok: boolean,
  checked: readonly Checked[],
  { error: errors, warning: warnings, lint }: Counts,
  cards: CardIndex | undefined,
): string {
  return jsonText({
    ok,
    puzzles: {
      total: checked.length,
      withErrors: checked.filter(isBad).length,
      errors,
      warnings,
      lint,
    },
    diagnostics: checked.flatMap(({ puzzle: { path: file, text }, found }) => {
      // All share one source, so that its lines are counted once.
      const source = { file, text };
      return found.map((each) =>
        renderJson(withMend(each, text, cards), source)
      );
    }),
  });
}

function isBad({ found }: Checked): boolean {
  return found.some(({ severity }) => severity === "error");
}

/** So many puzzles have no turn that it would drown the rest. */
function isMissingTurn({ code, subject }: PuzzleDiagnostic): boolean {
  return code === "missing-field" && subject === "turn";
}

function countAll(checked: readonly Checked[]): Counts {
  const counts = { error: 0, warning: 0, lint: 0 };
  for (const { found } of checked) {
    for (const { severity } of found) counts[severity]++;
  }
  return counts;
}

function isDenied(counts: Counts, { deny = [] }: PzlCheckFlags): boolean {
  return counts.error > 0 ||
    (deny.includes("warnings") && counts.warning > 0) ||
    (deny.includes("lint") && counts.lint > 0);
}

function summary(checked: readonly Checked[], counts: Counts): string {
  const bad = checked.filter(isBad).length;
  const turnless = checked.filter(({ found }) => found.some(isMissingTurn));
  const isApart = checked.length > 1 && turnless.length > 0;
  const lint = counts.lint - (isApart ? turnless.length : 0);
  const apart = isApart
    ? `Without "turn", which Forge takes for 1: ${turnless.length}\n`
    : "";
  return `Puzzles: ${checked.length} checked, ${bad} with errors ` +
    `(errors: ${counts.error}, warnings: ${counts.warning}, lint: ${lint})\n` +
    apart;
}
