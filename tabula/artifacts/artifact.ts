/** A generated file. */
export interface Artifact {
  /** Its name, without a directory. */
  readonly name: string;
  /** Data lies beside the TOML files, code in a folder of its own. */
  readonly kind: "data" | "code";
  /** Left out if a file it is made from could not be read. */
  readonly contents: string | undefined;
}

/** A generated file of code. */
export function codeArtifact(
  name: string,
  contents: string | undefined,
): Artifact {
  return { name, kind: "code", contents };
}
