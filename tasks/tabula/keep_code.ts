import type { Artifact, Build } from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { joinPath } from "../cli/join_path.ts";
import { readExactly } from "../cli/read_text.ts";

/** The files that generated code is made from. */
const SOURCES: readonly (readonly [artifact: RegExp, source: RegExp])[] = [
  [/^card_lists\./, /^card-lists\.toml$/],
  [/^test_card\./, /^test-.*\.toml$/],
];

/**
 * Leaves stored code as it is while the rows it is made from have errors: it
 * would lose those rows. Code that does not exist yet is generated from the rest.
 */
export async function keepCode(
  io: Io,
  out: string,
  { artifacts, problems }: Pick<Build, "artifacts" | "problems">,
): Promise<readonly Artifact[]> {
  const broken = problems
    .filter(({ diagnostic }) => diagnostic.severity === "error")
    .map(({ place }) => place.file);
  return await Promise.all(artifacts.map(async (artifact) => {
    if (!isMadeFrom(artifact, broken)) return artifact;
    const stored = await readExactly(io, joinPath(out, artifact.name));
    return stored === undefined ? artifact : { ...artifact, contents: stored };
  }));
}

function isMadeFrom(
  { name, kind }: Artifact,
  files: readonly string[],
): boolean {
  return kind === "code" &&
    SOURCES.some(([artifact, source]) =>
      artifact.test(name) && files.some((file) => source.test(file))
    );
}
