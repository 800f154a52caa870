/** The path itself, or the files below a directory whose names end so. */
export async function findFiles(
  path: string,
  ending: string,
): Promise<string[]> {
  return await isDirectory(path) ? await filesBelow(path, ending) : [path];
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch {
    return false; // Whoever reads it will be told what is wrong.
  }
}

/** Links to directories are left alone: they can lead in a circle. */
async function filesBelow(
  directory: string,
  ending: string,
): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(directory));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name, isDirectory } of entries) {
    const path = `${directory.replace(/\/$/, "")}/${name}`;
    if (isDirectory) {
      for (const each of await filesBelow(path, ending)) found.push(each);
    } else if (name.endsWith(ending)) found.push(path);
  }
  return found;
}
