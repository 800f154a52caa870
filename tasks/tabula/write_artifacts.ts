import type { Artifact } from "../../tabula/mod.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { isInside } from "../cli/is_inside.ts";
import { joinPath } from "../cli/join_path.ts";
import { progress } from "../cli/progress.ts";
import type { Settings } from "./options.ts";

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
  settings: Settings,
  isQuiet = false,
): Promise<IoResult<readonly StoredArtifact[]>> {
  const made = await io.makeDirectory(settings.out);
  if (!made.ok) return made;
  const bar = progress(io.stderr, isQuiet);
  bar.stage("Writing artifacts", sizeOf(artifacts));
  const stored = await writeAll(io, artifacts, settings);
  bar.end();
  return stored;
}

function sizeOf(artifacts: readonly Artifact[]): number {
  return artifacts.reduce(
    (sum, { contents = "" }) => sum + contents.length,
    0,
  );
}

async function writeAll(
  io: Io,
  artifacts: readonly Artifact[],
  settings: Settings,
): Promise<IoResult<readonly StoredArtifact[]>> {
  const stored: StoredArtifact[] = [];
  for (const artifact of artifacts) {
    const outcome = await writeArtifact(io, artifact, settings);
    if (!outcome.ok) return outcome;
    stored.push(outcome.value);
  }
  return { ok: true, value: stored };
}

/** The path of the file of an artifact. */
export function pathOf(
  { name, kind }: Artifact,
  settings: Pick<Settings, "tabula" | "out">,
): string {
  return joinPath(kind === "data" ? settings.tabula : settings.out, name);
}

async function writeArtifact(
  io: Io,
  artifact: Artifact,
  settings: Settings,
): Promise<IoResult<StoredArtifact>> {
  const path = pathOf(artifact, settings);
  const { within } = settings;
  if (within !== undefined && !await isInside(io, path, within)) {
    return failure(`write "${path}"`, "a link leads out of the project");
  }
  if (artifact.contents === undefined) {
    return { ok: true, value: { path, status: "kept" } };
  }
  const written = await io.writeFile(path, artifact.contents);
  return written.ok
    ? { ok: true, value: { path, status: written.value } }
    : written;
}
