import { type Artifact, codeArtifact } from "../artifact.ts";
import type { CodeSources } from "../code_sources.ts";
import { writeCardListsRust } from "./card_lists.ts";
import { writeTestCardRust } from "./test_card.ts";

/** The generated Rust files. */
export function rustArtifacts(
  { tests, lists }: CodeSources,
): readonly Artifact[] {
  return [
    codeArtifact("test_card.rs", tests && writeTestCardRust(tests.cards)),
    codeArtifact("card_lists.rs", lists && writeCardListsRust(lists)),
  ];
}
