import { type CardLists, cardLists } from "./card_lists.ts";
import { writeCardListsRust } from "./card_lists_rust.ts";
import { writeCardListsTypeScript } from "./card_lists_typescript.ts";
import { writeIdentifiersTypeScript } from "./identifiers_typescript.ts";
import type { Problem } from "./problem.ts";
import { CARD_LISTS, type Directory } from "./read_cards.ts";
import { TEST_TABLES, type TestCards, testCards } from "./test_card.ts";
import { writeTestCardRust } from "./test_card_rust.ts";
import { writeTestCardTypeScript } from "./test_card_typescript.ts";

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

/** Generated code, and what could not be generated. */
export interface CodeArtifacts {
  readonly artifacts: readonly Artifact[];
  readonly problems: readonly Problem[];
}

/** The constants of test cards and card lists, in the given languages. */
export function codeArtifacts(
  { cards, lists, unreadable }: Directory,
  targets: readonly Target[],
  identifiers?: string,
): CodeArtifacts {
  const tests = testCards(cards);
  // Without all of the files, a card may just be in one of the others.
  const grouped = cardLists(lists, unreadable.size > 0 ? undefined : cards);
  const isReadable = ({ file }: { file: string }) => !unreadable.has(file);
  const sources = {
    tests: TEST_TABLES.every(isReadable) ? tests : undefined,
    lists: isReadable(CARD_LISTS) ? grouped : undefined,
  };
  return {
    artifacts: targets.flatMap((target) =>
      target === "ts" ? typeScript(sources, identifiers) : rust(sources)
    ),
    problems: [...tests.problems, ...grouped.problems],
  };
}

/** What code is made from; nothing if its file could not be read. */
interface Sources {
  readonly tests: TestCards | undefined;
  readonly lists: CardLists | undefined;
}

function typeScript(
  { tests, lists }: Sources,
  identifiers: string | undefined,
): Artifact[] {
  const from = identifiers ?? "./identifiers.ts";
  return [
    ...identifiers === undefined
      ? [code("identifiers.ts", writeIdentifiersTypeScript())]
      : [],
    code("test_card.ts", tests && writeTestCardTypeScript(tests.cards, from)),
    code("card_lists.ts", lists && writeCardListsTypeScript(lists, from)),
  ];
}

function rust({ tests, lists }: Sources): Artifact[] {
  return [
    code("test_card.rs", tests && writeTestCardRust(tests.cards)),
    code("card_lists.rs", lists && writeCardListsRust(lists)),
  ];
}

function code(name: string, contents: string | undefined): Artifact {
  return { name, kind: "code", contents };
}
