/** A path below a directory; below the current one, it is the path itself. */
export function joinPath(directory: string, path: string): string {
  const below = path.replace(/^(\.\/+)+/, "").replace(/(?<=.)\/+$/, "");
  if (directory === "." || below.startsWith("/")) return below;
  return below === "." ? directory : `${directory.replace(/\/$/, "")}/${below}`;
}
