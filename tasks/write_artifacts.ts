import type { Artifact } from "../tabula/mod.ts";
import type { Outcome } from "./io.ts";
import type { TabulaFlags } from "./tabula_options.ts";
import { removeStaleDrafts, writeAtomically } from "./write_atomically.ts";

/** What became of the file of an artifact. */
export interface StoredArtifact {
  readonly path: string;
  /** Kept: a file it is made from could not be read. */
  readonly status: "written" | "unchanged" | "kept";
}

/** Stores artifacts, each at one stroke, in the two folders they belong to. */
export async function writeArtifacts(
  artifacts: readonly Artifact[],
  flags: TabulaFlags,
): Promise<Outcome<readonly StoredArtifact[]>> {
  const stored: StoredArtifact[] = [];
  try {
    await Deno.mkdir(flags.out, { recursive: true });
    for (const directory of new Set([flags.out, flags.tabula])) {
      await removeStaleDrafts(directory, artifacts.map(({ name }) => name));
    }
    for (const artifact of artifacts) {
      stored.push(await writeArtifact(artifact, flags));
    }
    return { ok: true, value: stored };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `Cannot write the artifacts: ${reason}` };
  }
}

/** Where the file of an artifact lies. */
export function pathOf({ name, kind }: Artifact, flags: TabulaFlags): string {
  return `${kind === "data" ? flags.tabula : flags.out}/${name}`;
}

async function writeArtifact(
  artifact: Artifact,
  flags: TabulaFlags,
): Promise<StoredArtifact> {
  const path = pathOf(artifact, flags);
  return artifact.contents === undefined
    ? { path, status: "kept" }
    : { path, status: await writeAtomically(path, artifact.contents) };
}
