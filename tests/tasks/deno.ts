/**
 * Deno itself, if we may run it. What is called "deno" can be the script that
 * npm installs, and that does not hand signals on.
 */
export const DENO: string = isAllowed(Deno.execPath())
  ? Deno.execPath()
  : "deno";

function isAllowed(command: string): boolean {
  return Deno.permissions.querySync({ name: "run", command }).state ===
    "granted";
}
