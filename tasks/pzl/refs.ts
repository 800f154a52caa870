import { type ScriptReference, scriptReferences } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { jsonText } from "../cli/json_text.ts";
import { writeLine } from "../cli/write_line.ts";
import { readPuzzles } from "./files.ts";
import type { PzlRefsFlags } from "./options.ts";

/** A script variable, and the puzzles that run it. */
interface Use extends ScriptReference {
  readonly puzzles: readonly string[];
}

/** Lists which puzzle runs which variable of which card's script. */
export async function pzlRefs(
  io: Io,
  { json }: PzlRefsFlags,
  ...paths: readonly string[]
): Promise<number> {
  const outcomes = await readPuzzles(io, paths);
  const uses = new Map<string, Use>();
  let unread = 0;
  for (const outcome of outcomes) {
    if (!outcome.ok) fail(io, outcome.problem);
    else if (!outcome.value.result.ok) unread++;
    else {collect(
        uses,
        outcome.value.path,
        scriptReferences(outcome.value.result),
      );}
  }
  const sorted = [...uses.values()].sort((a, b) => compare(a, b));
  if (json) io.stdout.write(jsonText(sorted));
  else sorted.forEach((use) => writeLine(io.stdout, useWords(use)));
  if (unread > 0) io.stderr.write(`Left out because of errors: ${unread}\n`);
  return unread > 0 || outcomes.some(({ ok }) => !ok) ? 1 : 0;
}

function collect(
  uses: Map<string, Use>,
  path: string,
  references: readonly ScriptReference[],
): void {
  for (const { card, variable } of references) {
    const key = `${card}\0${variable}`;
    const puzzles = uses.get(key)?.puzzles ?? [];
    uses.set(key, { card, variable, puzzles: [...puzzles, path] });
  }
}

function compare(one: ScriptReference, other: ScriptReference): number {
  const [a, b] = [one, other].map(({ card, variable }) =>
    `${card}\0${variable}`
  );
  return (a ?? "") < (b ?? "") ? -1 : 1;
}

/** "Smothering Tithe:TrigToken  PS_THB9.pzl" */
function useWords({ card, variable, puzzles }: Use): string {
  return `${card}:${variable}  ${puzzles.join(", ")}`;
}
