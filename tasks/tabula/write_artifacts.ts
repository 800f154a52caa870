import type { Artifact } from "../../tabula/mod.ts";
import type { Io, Outcome } from "../cli/io.ts";
import type { TabulaFlags } from "./options.ts";

/** What happened to the file of an artifact. */
export interface StoredArtifact {
  readonly path: string;
  /** Kept: a file it is made from could not be read. */
  readonly status: "written" | "unchanged" | "kept";
}

/** Stores artifacts, each atomically, in the two folders they belong to. */
export async function writeArtifacts(
  io: Io,
  artifacts: readonly Artifact[],
  flags: TabulaFlags,
): Promise<Outcome<readonly StoredArtifact[]>> {
  const made = await io.makeDirectory(flags.out);
  if (!made.ok) return made;
  const stored: StoredArtifact[] = [];
  for (const artifact of artifacts) {
    const outcome = await writeArtifact(io, artifact, flags);
    if (!outcome.ok) return outcome;
    stored.push(outcome.value);
  }
  return { ok: true, value: stored };
}

/** The path of the file of an artifact. */
export function pathOf({ name, kind }: Artifact, flags: TabulaFlags): string {
  return `${kind === "data" ? flags.tabula : flags.out}/${name}`;
}

async function writeArtifact(
  io: Io,
  artifact: Artifact,
  flags: TabulaFlags,
): Promise<Outcome<StoredArtifact>> {
  const path = pathOf(artifact, flags);
  if (artifact.contents === undefined) {
    return { ok: true, value: { path, status: "kept" } };
  }
  const written = await io.writeFile(path, artifact.contents);
  return written.ok
    ? { ok: true, value: { path, status: written.value } }
    : written;
}
