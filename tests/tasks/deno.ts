/**
 * A command of Deno. What is called "deno" can be the script that npm installs,
 * which does not pass signals on; and the permissions in `deno.json` cannot name
 * the real path, as it differs from machine to machine. So bash, which tests may
 * run, becomes this very Deno.
 */
export function denoCommand(
  { args = [], ...options }: Deno.CommandOptions,
): Deno.Command {
  return Deno.build.os === "windows"
    ? new Deno.Command("deno", { ...options, args })
    : new Deno.Command("bash", {
      ...options,
      args: ["-c", 'exec "$0" "$@"', Deno.execPath(), ...args],
    });
}
