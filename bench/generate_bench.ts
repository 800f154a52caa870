import { abilitiesThenLint } from "../parser/internal.ts";
import { buildArtifacts, parseToml } from "../tabula/internal.ts";
import { readReference } from "./reference_cards.ts";
import { syntheticDirectory } from "./synthetic_cards.ts";

/** Texts of files by name. */
const DIRECTORIES:
  readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["the reference cards, or the sample", readReference()],
    ["1,000 cards", syntheticDirectory(1_000)],
    ["10,000 cards", syntheticDirectory(10_000)],
  ];

for (const [group, texts] of DIRECTORIES) {
  const files = Object.entries(texts).map(([name, text]) => ({ name, text }));

  Deno.bench({
    group,
    name: `smol-toml on ${group}`,
    baseline: true,
    fn: () => files.forEach(({ text }) => parseToml(text)),
  });

  Deno.bench({
    group,
    name: `buildArtifacts() of ${group}`,
    fn: () => {
      buildArtifacts(files, {
        parseToml,
        parse: abilitiesThenLint,
        targets: ["ts", "rust"],
      });
    },
  });
}
