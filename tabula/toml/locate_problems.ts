import { locate, relocate } from "../../diagnostics/mod.ts";
import type { FileDiagnostic, Problem } from "../problem.ts";
import { type TomlLocator, tomlLocator } from "./position.ts";

/** Turns problems into diagnostics of the files, whose texts are given by name. */
export async function locateProblems(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
): Promise<FileDiagnostic[]> {
  const located: FileDiagnostic[] = [];
  for (const [file, group] of byFile(problems)) {
    const source = { file, text: texts.get(file) ?? "" };
    const { move } = group.some(({ place }) => place.row !== undefined)
      ? await tomlLocator(source.text)
      : UNMOVED;
    for (const { place, diagnostic } of group) {
      const moved = relocate(diagnostic, (span, of) => move(place, span, of));
      const { line, column } = locate(source, moved.span.start);
      located.push({ ...moved, file, line, column });
    }
  }
  return located;
}

const UNMOVED: TomlLocator = { move: (_, span) => span };

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.place.file);
    if (group === undefined) groups.set(problem.place.file, [problem]);
    else group.push(problem);
  }
  return groups;
}
