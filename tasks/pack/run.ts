/** How a program ended, and all it wrote. */
export interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a program without color and without input; throws what it wrote if it fails. */
export async function runTool(
  program: string,
  args: readonly string[],
  cwd?: string,
): Promise<Run> {
  const { code, stdout, stderr } = await new Deno.Command(program, {
    args: [...args],
    env: { NO_COLOR: "1" },
    stdin: "null",
    ...cwd !== undefined && { cwd },
  }).output();
  const decoder = new TextDecoder();
  const output = decoder.decode(stdout) + decoder.decode(stderr);
  if (code === 0) return { code, output };
  throw new Error(`${program} ${args.join(" ")} failed:\n${output}`);
}
