import { cardLists } from "./card_lists.ts";
import { writeCardListsRust } from "./card_lists_rust.ts";
import { writeCardListsTypeScript } from "./card_lists_typescript.ts";
import { checkIds } from "./check_ids.ts";
import { writeIdentifiersTypeScript } from "./identifiers_typescript.ts";
import { parseCards, type ParsedCard, type ParseText } from "./parse_cards.ts";
import { writeParsedAbilities } from "./parsed_abilities.ts";
import type { Problem } from "./problem.ts";
import { CARD_LISTS, type Directory, readCards } from "./read_cards.ts";
import type { SourceFile } from "./source.ts";
import { TEST_CARD_FILES, testCards } from "./test_card.ts";
import { writeTestCardRust } from "./test_card_rust.ts";
import { writeTestCardTypeScript } from "./test_card_typescript.ts";
import type { ParseToml } from "./toml.ts";

/** A generated file. */
export interface Artifact {
  readonly name: string;
  /** Data lies beside the TOML files, code in a folder of its own. */
  readonly kind: "data" | "code";
  /** Nothing if a file it is made from could not be read. */
  readonly contents: string | undefined;
}

/** A language the code is generated in. */
export type Target = "ts" | "rust";

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
  const code = codeArtifacts(directory, options);
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
      ...parsed.problems,
    ],
  };
}

interface Code {
  readonly artifacts: readonly Artifact[];
  readonly problems: readonly Problem[];
}

function codeArtifacts(
  { cards, lists, unreadable }: Directory,
  { targets, identifiers }: BuildOptions,
): Code {
  const tests = testCards(cards);
  const grouped = cardLists(lists, cards);
  const from = identifiers ?? "./identifiers.ts";
  const testSource = !TEST_CARD_FILES.some((file) => unreadable.has(file));
  const listSource = !unreadable.has(CARD_LISTS.file);
  const artifact = (name: string, isBuilt: boolean, write: () => string) => ({
    name,
    kind: "code" as const,
    contents: isBuilt ? write() : undefined,
  });
  const typeScript = () => [
    ...identifiers === undefined
      ? [artifact("identifiers.ts", true, writeIdentifiersTypeScript)]
      : [],
    artifact(
      "test_card.ts",
      testSource,
      () => writeTestCardTypeScript(tests.cards, from),
    ),
    artifact(
      "card_lists.ts",
      listSource,
      () => writeCardListsTypeScript(grouped, from),
    ),
  ];
  const rust = () => [
    artifact("test_card.rs", testSource, () => writeTestCardRust(tests.cards)),
    artifact("card_lists.rs", listSource, () => writeCardListsRust(grouped)),
  ];
  return {
    artifacts: targets.flatMap((target) =>
      target === "ts" ? typeScript() : rust()
    ),
    problems: [...tests.problems, ...grouped.problems],
  };
}
