import { countOf, type Diagnostic } from "../../diagnostics/internal.ts";
import { renderJson } from "../../diagnostics/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import type { ReportFlags } from "../cli/flags.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { jsonText } from "../cli/json_text.ts";
import { fail } from "../cli/fail.ts";
import type { Findings } from "../cli/findings.ts";
import { report } from "../cli/report.ts";
import type { LorcanaCoverageFlags } from "./options.ts";
import { parseItem } from "./parse_file.ts";
import { say } from "../cli/say.ts";
import { type AbilityText, placeProblems, readTexts } from "./texts.ts";

/** A text that was not read in full. */
interface Unread extends Findings {
  readonly item: AbilityText;
  /** What was being read where it stops: "a condition". */
  readonly reading: string;
}

/** The texts of one or more files. */
interface Coverage {
  readonly total: number;
  readonly unread: readonly Unread[];
}

/** Counts the texts that are read in full, and shows where the others stop. */
export async function lorcanaCoverage(
  io: Io,
  flags: LorcanaCoverageFlags,
  path: string,
): Promise<number> {
  const found = await coverageOf(io, flags, path);
  if (!found.ok) return fail(io, found.problem);
  const { total, unread } = found.value;
  const groups = groupUnread(unread);
  const ok = 100 * (total - unread.length) >= flags.atLeast * total;
  if (flags.json) io.stdout.write(jsonText({ ok, ...reportOf(total, groups) }));
  else {
    if (!flags.quiet) show(io, groups, flags);
    io.stdout.write(`${summary(total, unread.length)}\n`);
  }
  return ok ? 0 : 1;
}

async function coverageOf(
  io: Io,
  { level }: LorcanaCoverageFlags,
  path: string,
): Promise<IoResult<Coverage>> {
  const files = await findFiles(io, path, { ending: ".json" });
  if (!files.ok) return files;
  if (files.value.length === 0) {
    return failure("find texts", `no *.json in "${path}"`);
  }
  const unread: Unread[] = [];
  let total = 0;
  for (const file of files.value) {
    const read = await readTexts(io, file);
    if (!read.ok) return read;
    const { texts } = read.value;
    const results = texts.map((item) => parseItem(item, level));
    total += texts.length;
    const findings = placeProblems(
      read.value,
      (at) => results[at]?.diagnostics ?? [],
    );
    for (const [at, item] of texts.entries()) {
      const { ok = false, diagnostics: [first] = [] } = results[at] ?? {};
      if (ok || first === undefined) continue;
      unread.push({ ...findings[at]!, item, reading: readingOf(first) });
    }
  }
  return { ok: true, value: { total, unread } };
}

/** What was being read at the place of a problem. */
function readingOf({ code, details }: Diagnostic): string {
  if ("reading" in details && details.reading !== undefined) {
    return details.reading;
  }
  return code === "pronoun-without-antecedent" ? "a reference" : "a sentence";
}

/** Groups texts by what was being read, the largest group first. */
function groupUnread(
  unread: readonly Unread[],
): readonly (readonly Unread[])[] {
  return [...Map.groupBy(unread, ({ reading }) => reading).values()]
    .sort((a, b) => b.length - a.length);
}

function show(
  io: Io,
  groups: readonly (readonly Unread[])[],
  { errors: format, all }: ReportFlags,
): void {
  report(io, groups.flat(), format, all);
  for (const group of groups) {
    const stop = countOf(group.length, "text stops", "texts stop");
    say(io.stdout, `${stop} in ${group[0]?.reading}`);
  }
}

function reportOf(
  total: number,
  groups: readonly (readonly Unread[])[],
): object {
  const unread = groups.reduce((sum, { length }) => sum + length, 0);
  return {
    total,
    read: total - unread,
    groups: groups.map((group) => ({
      reading: group[0]?.reading,
      count: group.length,
      texts: group.map(({ item, source, diagnostics }) => ({
        ...item,
        diagnostics: diagnostics.map((each) => renderJson(each, source)),
      })),
    })),
  };
}

function summary(total: number, unread: number): string {
  const whole = total - unread;
  const share = total === 0 ? 0 : 100 * whole / total;
  return `${whole} of ${total} texts read in full (${share.toFixed(1)}%)`;
}
