/** A generated file. */
export interface Artifact {
  /** Its name, without a directory. */
  readonly name: string;
  /** Data is stored next to the TOML files, code in a separate folder. */
  readonly kind: "data" | "code";
  /** Absent if a file that it is built from could not be read. */
  readonly contents: string | undefined;
}

/** A generated file of code. */
export function codeArtifact(
  name: string,
  contents: string | undefined,
): Artifact {
  return { name, kind: "code", contents };
}
