import { denoCommand } from "./deno.ts";

/** How a run of the command line ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const MOD = new URL("../../mod.ts", import.meta.url).pathname;

/** Runs `mod.ts` as a process of its own, with no permission but those given. */
export async function runProcess(
  args: readonly string[],
  { stdin = "", permissions = [], env = {}, cwd = "." }: {
    readonly stdin?: string;
    readonly permissions?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
  } = {},
): Promise<Ended> {
  const child = denoCommand({
    args: ["run", "--no-prompt", "--quiet", ...permissions, MOD, ...args],
    env: { ...env },
    cwd,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(stdin));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  const decoder = new TextDecoder();
  return {
    code,
    stdout: decoder.decode(stdout),
    stderr: decoder.decode(stderr),
  };
}
