/** What a copy leaves out: it is large, or would be taken for our own. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ".git",
  "coverage",
  "node_modules",
  "out",
]);

/** A copy of the repository in which files can be changed without harm. */
export interface Scratch {
  /** The copy's own root. */
  readonly root: string;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies the repository, with a link to the reference data if asked for. */
export async function makeScratch(withReference: boolean): Promise<Scratch> {
  await Deno.mkdir("out", { recursive: true });
  const folder = await Deno.makeTempDir({ dir: "out", prefix: "mutants-" });
  const root = `${folder}/repository`;
  await copyFolder(".", root);
  if (withReference) {
    await Deno.symlink(await Deno.realPath("../shared"), `${folder}/shared`);
  }
  return {
    root,
    write: (path, text) => Deno.writeTextFile(`${root}/${path}`, text),
    remove: () => Deno.remove(folder, { recursive: true }),
  };
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isFile, isDirectory } of Deno.readDir(from)) {
    if (LEFT_OUT.has(name)) continue;
    if (isFile) await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
    if (isDirectory) await copyFolder(`${from}/${name}`, `${to}/${name}`);
  }
}
