import { type Artifact, codeArtifact } from "../artifact.ts";
import type { CodeSources } from "../code_sources.ts";
import { writeCardListsTypeScript } from "./card_lists.ts";
import { writeIdentifiersTypeScript } from "./identifiers.ts";
import { writeTestCardTypeScript } from "./test_card.ts";

/** The generated TypeScript files; id types only if no other module has them. */
export function typeScriptArtifacts(
  { tests, lists, identifiers }: CodeSources,
): readonly Artifact[] {
  const from = identifiers ?? "./identifiers.ts";
  return [
    ...identifiers === undefined
      ? [codeArtifact("identifiers.ts", writeIdentifiersTypeScript())]
      : [],
    codeArtifact(
      "test_card.ts",
      tests && writeTestCardTypeScript(tests.cards, from),
    ),
    codeArtifact(
      "card_lists.ts",
      lists && writeCardListsTypeScript(lists, from),
    ),
  ];
}
