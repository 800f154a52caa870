import { parse } from "../mod.ts";
import { type Artifact, type Staleness, staleness } from "../tabula/mod.ts";
import type { Io } from "./io.ts";
import { fail, report } from "./report.ts";
import { buildDirectory } from "./tabula_directory.ts";
import {
  DEFAULT_OUT,
  DEFAULT_TABULA,
  type TabulaFlags,
} from "./tabula_options.ts";
import { pathOf } from "./write_artifacts.ts";
import { readExactly } from "./write_atomically.ts";

/** Compares the stored artifacts with what would be generated now. */
export async function checkTabula(io: Io, flags: TabulaFlags): Promise<number> {
  const built = await buildDirectory(flags, parse);
  if (!built.ok) return fail(io, built.problem);
  const { build, findings } = built.value;
  report(io, findings, flags.errors);
  const stale = await Promise.all(
    build.artifacts.map((artifact) => compare(artifact, flags)),
  );
  const found = stale.filter((each) => each !== undefined);
  for (const { name, details } of found) {
    io.stderr.write([`Mismatch: ${name}`, ...details, ""].join("\n"));
  }
  if (found.length > 0) {
    io.stderr.write(`\nTo make them anew, run: ${howToGenerate(flags)}\n`);
    return 1;
  }
  if (!flags.quiet) {
    io.stdout.write(
      "All generated files are up to date.\nTabula check passed\n",
    );
  }
  return 0;
}

async function compare(
  artifact: Artifact,
  flags: TabulaFlags,
): Promise<Staleness | undefined> {
  const path = pathOf(artifact, flags);
  return staleness({ ...artifact, name: path }, await readExactly(path));
}

/** The command that makes the artifacts anew. */
function howToGenerate({ tabula, out, target }: TabulaFlags): string {
  return tabula === DEFAULT_TABULA && out === DEFAULT_OUT && target === "all"
    ? "deno task generate"
    : `generate --tabula ${tabula} --out ${out} --target ${target}`;
}
