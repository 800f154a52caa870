/** How a run of `deno` ended, and all it wrote. */
export interface DenoRun {
  readonly code: number;
  readonly output: string;
}

/** Runs `deno` with these arguments, without color. */
export async function runDeno(args: readonly string[]): Promise<DenoRun> {
  const { code, stdout, stderr } = await new Deno.Command("deno", {
    args: [...args],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  return { code, output: decoder.decode(stdout) + decoder.decode(stderr) };
}
