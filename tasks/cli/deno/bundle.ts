// Not a module: a page that is opened from the disk may not load any.
const OPTIONS = ["--quiet", "--platform=browser", "--minify", "--format=iife"];

/** The script that a module and its imports make; throws if they make none. */
export async function bundle(module: URL): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("deno", {
    args: ["bundle", ...OPTIONS, module.href],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(decoder.decode(stderr).trim());
  return decoder.decode(stdout);
}
