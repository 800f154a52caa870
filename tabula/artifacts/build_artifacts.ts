import { checkEffects } from "../cards/check_effects.ts";
import { checkIds } from "../cards/check_ids.ts";
import type { Artifact } from "./artifact.ts";
import { codeSources } from "./code_sources.ts";
import { type Target, TARGETS } from "./targets.ts";
import {
  parseCards,
  type ParsedCard,
  type ParseText,
} from "../cards/parse_cards.ts";
import { writeParsedAbilities } from "./parsed_abilities.ts";
import type { Problem } from "../problem.ts";
import { readCards } from "../cards/read_cards.ts";
import type { SourceFile } from "../toml/source.ts";
import type { ParseToml } from "../toml/read_rows.ts";

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
  const code = codeSources(directory, options.identifiers);
  const parsed = parseCards(directory.cards, options.parse, options.onProgress);
  const json: Artifact = {
    name: "parsed_abilities.json",
    kind: "data",
    contents: writeParsedAbilities(parsed.cards),
  };
  return {
    artifacts: [
      ...options.targets.flatMap((target) => TARGETS[target](code.sources)),
      json,
    ],
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
