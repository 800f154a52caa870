const OPTIONS = ["--quiet", "--platform=browser", "--minify"];

/** The script that a module and its imports make; throws if they make none. */
export async function bundle(module: URL): Promise<string> {
  // Not a module: a page that is opened from the disk may not load any.
  return await denoBundle(["--format=iife", module.href]);
}

/**
 * The modules that some modules and their imports make, by their file names:
 * what several of them import is in modules of its own.
 */
export async function bundleTogether(
  modules: readonly URL[],
): Promise<Readonly<Record<string, string>>> {
  await Deno.mkdir("out", { recursive: true });
  const folder = await Deno.makeTempDir({ dir: "out", prefix: "bundle-" });
  try {
    const entries = modules.map(({ href }) => href);
    await denoBundle(["--code-splitting", "--outdir", folder, ...entries]);
    return await filesIn(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function denoBundle(args: readonly string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("deno", {
    args: ["bundle", ...OPTIONS, ...args],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(decoder.decode(stderr).trim());
  return decoder.decode(stdout);
}

/** The texts of all files below a folder. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) Object.assign(files, await filesIn(path));
    else files[name] = await Deno.readTextFile(path);
  }
  return files;
}
