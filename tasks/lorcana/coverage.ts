import { type Diagnostic, slice } from "../../diagnostics/mod.ts";
import { findFiles } from "../cli/find_files.ts";
import type { Io } from "../cli/io.ts";
import type { LorcanaCoverageFlags } from "./options.ts";
import { parseItem } from "./parse_file.ts";
import { readTexts } from "./texts.ts";
import type { ReportFlags } from "../cli/flags.ts";
import { count } from "../cli/plural.ts";
import { say } from "../cli/say.ts";
import { fail, report } from "../cli/report.ts";

/** A text that was not read in full. */
interface Unread {
  readonly file: string;
  /** The number of the text in the file, from 1. */
  readonly entry: number;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The first words that no rule accounts for. */
  readonly words: string;
}

/** Counts the texts that are read in full, and shows where the others stop. */
export async function lorcanaCoverage(
  io: Io,
  { level, quiet, atLeast, errors, all }: LorcanaCoverageFlags,
  path: string,
): Promise<number> {
  const unread: Unread[] = [];
  let total = 0;
  const files = await findFiles(io, path, { ending: ".json" });
  if (!files.ok) return fail(io, files.problem);
  if (files.value.length === 0) {
    return fail(io, `Cannot find texts: no *.json in "${path}"`);
  }
  for (const file of files.value) {
    const texts = await readTexts(io, file);
    if (!texts.ok) return fail(io, texts.problem);
    total += texts.value.length;
    for (const [at, item] of texts.value.entries()) {
      const { ok, residue, diagnostics } = parseItem(item, level);
      const [first] = residue;
      if (ok || first === undefined) continue;
      const words = slice(item.text, first).split(/\s+/).slice(0, 2).join(" ");
      unread.push({
        file,
        entry: at + 1,
        text: item.text,
        diagnostics,
        words,
      });
    }
  }
  if (!quiet) {
    for (const group of grouped(unread)) show(io, group, { errors, all });
  }
  io.stdout.write(`${summary(total, unread.length)}\n`);
  return 100 * (total - unread.length) >= atLeast * total ? 0 : 1;
}

/** Groups texts by the words they stop at, the largest group first. */
function grouped(unread: readonly Unread[]): readonly (readonly Unread[])[] {
  const groups = Map.groupBy(unread, ({ words }) => words.toLowerCase());
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function show(
  io: Io,
  group: readonly Unread[],
  { errors: format, all }: ReportFlags,
): void {
  const [first] = group;
  const stop = count(group.length, "text stops", "texts stop");
  say(io.stdout, `${stop} at "${first?.words}"`);
  report(
    { ...io, stderr: io.stdout },
    group.map(({ file, entry, text, diagnostics }) => ({
      source: { file: `${file}#${entry}`, text },
      diagnostics,
    })),
    format,
    all,
  );
}

function summary(total: number, unread: number): string {
  const whole = total - unread;
  const share = total === 0 ? 0 : 100 * whole / total;
  return `${whole} of ${total} texts read in full (${share.toFixed(1)} %)`;
}
