import { checkEffects } from "./check_effects.ts";
import { checkIds } from "./check_ids.ts";
import { type Artifact, codeArtifacts, type Target } from "./code_artifacts.ts";
import { parseCards, type ParsedCard, type ParseText } from "./parse_cards.ts";
import { writeParsedAbilities } from "./parsed_abilities.ts";
import type { Problem } from "./problem.ts";
import { readCards } from "./read_cards.ts";
import type { SourceFile } from "./source.ts";
import type { ParseToml } from "./toml.ts";

/** How artifacts are built. */
export interface BuildOptions {
  readonly parseToml: ParseToml;
  readonly parse: ParseText;
  readonly targets: readonly Target[];
  /** The module with the id types, if it is not to be generated as well. */
  readonly identifiers?: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Everything made from a directory. */
export interface Build {
  readonly artifacts: readonly Artifact[];
  /** The cards with rules text. */
  readonly cards: readonly ParsedCard[];
  readonly unreadable: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Builds all artifacts from the TOML files of a directory, in memory. */
export function buildArtifacts(
  files: readonly SourceFile[],
  options: BuildOptions,
): Build {
  const directory = readCards(files, options.parseToml);
  const code = codeArtifacts(
    directory,
    options.targets,
    options.identifiers,
  );
  const parsed = parseCards(directory.cards, options.parse, options.onProgress);
  const json: Artifact = {
    name: "parsed_abilities.json",
    kind: "data",
    contents: writeParsedAbilities(parsed.cards),
  };
  return {
    artifacts: [...code.artifacts, json],
    cards: parsed.cards,
    unreadable: directory.unreadable,
    problems: [
      ...directory.problems,
      ...checkIds(directory.cards),
      ...code.problems,
      ...checkEffects(directory),
      ...parsed.problems,
    ],
  };
}
