/** How a child process ended, and all it wrote. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs `deno` with these arguments, without colour. */
export async function runDeno(args: readonly string[]): Promise<Outcome> {
  const { code, stdout, stderr } = await new Deno.Command("deno", {
    args: [...args],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  return { code, output: decoder.decode(stdout) + decoder.decode(stderr) };
}
