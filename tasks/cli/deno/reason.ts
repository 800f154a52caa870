/** Why it failed, without the system's function names and error numbers. */
export function reasonOf(
  error: unknown,
  needed: "file" | "directory",
): string {
  const { NotFound, IsADirectory, NotADirectory } = Deno.errors;
  const { AlreadyExists, PermissionDenied } = Deno.errors;
  if (error instanceof NotFound) return `there is no such ${needed}`;
  if (error instanceof IsADirectory) return "it is a directory";
  if (error instanceof NotADirectory) return "it is not a directory";
  if (error instanceof AlreadyExists) return "a file has that name";
  if (error instanceof PermissionDenied) return "permission denied";
  return error instanceof Error ? error.message : String(error);
}
