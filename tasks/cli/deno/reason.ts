/** The reason if a link leads to nothing, or to itself. */
export const BROKEN_LINK = "it is a broken link";

/** Why it failed, without the system's function names and error numbers. */
export function reasonOf(
  error: unknown,
  needed: "file" | "directory",
): string {
  const { NotFound, IsADirectory, NotADirectory } = Deno.errors;
  const { AlreadyExists, NotCapable, PermissionDenied } = Deno.errors;
  if (error instanceof NotFound) return `there is no such ${needed}`;
  if (error instanceof IsADirectory) return "it is a directory";
  if (error instanceof NotADirectory) return "it is not a directory";
  if (error instanceof AlreadyExists) return "it exists and is not a directory";
  if (error instanceof PermissionDenied) return "permission denied";
  if (error instanceof NotCapable) return notPermitted(error.message);
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ \(os error \d+\).*$/s, "");
}

/** A file is replaced by another one beside it, so Deno must allow both. */
function notPermitted(message: string): string {
  const [, kind = "read"] = message.match(/Requires (\w+) access/) ?? [];
  if (kind === "run") return "Deno may not run itself (--allow-run=deno)";
  return kind === "write"
    ? "Deno may not write to its directory (--allow-write=DIRECTORY)"
    : `Deno may not ${kind} it (--allow-${kind}=PATH)`;
}
