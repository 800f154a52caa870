import type { Io } from "./io.ts";

/** Whether a path stays in one of some directories, wherever links lead. */
export async function isInside(
  { realPath }: Pick<Io, "realPath">,
  path: string,
  directories: readonly string[],
): Promise<boolean> {
  const real = await realPath(path);
  for (const each of directories) {
    const directory = await realPath(each);
    if (real === directory || real.startsWith(`${directory}/`)) return true;
  }
  return false;
}
