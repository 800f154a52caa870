import {
  type Diagnostic,
  expectList,
  expectOptions,
  relocate,
} from "../../diagnostics/internal.ts";
import type { DeclaredNames } from "../../ast/internal.ts";
import { keepingAll } from "../../memo.ts";
import { parseAndLint } from "../../parser/internal.ts";
import type { ParseToJson, Problem, SourceFile } from "../../tabula/mod.ts";
import {
  buildArtifacts,
  isLoaded,
  parseCards,
  parseToml,
  readTexts,
  type TomlLocator,
  tomlLocator,
} from "../../tabula/internal.ts";
import type { TextFile } from "./card_file.ts";

/** A problem in a file, and a second place that it concerns. */
export type FileProblem = Diagnostic & {
  readonly related?: {
    readonly file: string;
    readonly span: Diagnostic["span"];
    readonly label: string;
  };
};

/** How the files of a directory are checked. */
export interface CheckOptions {
  /**
   * The parser for rules texts; one that caches results saves most of the work.
   */
  readonly parse?: ParseToJson;
  /** Subtypes and figments beyond the built-in ones. */
  readonly names?: DeclaredNames;
}

/**
 * Finds all problems in the card files of a directory, by file: those of each
 * file, duplicate ids, and references to missing ids.
 */
export function checkDirectory(
  files: readonly TextFile[],
  options: CheckOptions = {},
): ReadonlyMap<string, readonly FileProblem[]> {
  expectList(files, "files");
  expectOptions(options, { parse: "function", names: "object" });
  const toml = files.filter(({ file }) => /\.toml$/i.test(file));
  const names = new Map(toml.map((each) => [baseName(each.file), each]));
  const sources = [...names].map(([name, { text }]) => ({ name, text }));
  const problems = problemsOf(sources, options);
  const locatorIn = keepingAll((name) =>
    tomlLocator(names.get(name)?.text ?? "")
  );
  const found = new Map<string, FileProblem[]>(
    toml.map(({ file }) => [file, []]),
  );
  for (const problem of problems) {
    const file = names.get(problem.place.file)?.file;
    // A file that is missing has no text to show the problem in.
    if (file === undefined) continue;
    found.get(file)?.push(placeProblem(problem, locatorIn, names));
  }
  for (const each of found.values()) {
    each.sort((a, b) => a.span.start - b.span.start);
  }
  return found;
}

/** A directory of the game is judged as a whole, other files by themselves. */
function problemsOf(
  files: readonly SourceFile[],
  { parse = parseAndLint, names: { subtypes = [] } = {} }: CheckOptions,
): readonly Problem[] {
  if (files.some(({ name }) => isLoaded(name))) {
    const options = { parseToml, parse, targets: [], subtypes };
    return buildArtifacts(files, options).problems;
  }
  return files.flatMap((file) => {
    const { cards, failures } = readTexts(file, parseToml);
    const place = { file: file.name };
    return [
      ...failures.map((diagnostic) => ({ place, diagnostic })),
      ...parseCards(cards, parse).problems,
    ];
  });
}

function placeProblem(
  { place, diagnostic, related }: Problem,
  locatorIn: (name: string) => TomlLocator,
  names: ReadonlyMap<string, TextFile>,
): FileProblem {
  const { move } = locatorIn(place.file);
  const found = relocate(
    diagnostic,
    (span, source) => move(place, span, source),
  );
  if (related === undefined) return found;
  const { file } = related.place;
  const span = locatorIn(file).move(related.place, diagnostic.span);
  const path = names.get(file)?.file ?? file;
  return { ...found, related: { file: path, span, label: related.label } };
}

function baseName(file: string): string {
  return file.slice(
    Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1,
  );
}
