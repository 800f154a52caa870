/** The most links that one path may lead through. */
const MOST_LINKS = 40;

/**
 * An absolute path without links, as far as it exists: what would be made at a
 * path is where this says, also behind links that lead nowhere yet.
 */
export async function realPath(path: string): Promise<string> {
  const start = path.startsWith("/") ? "" : await Deno.realPath(".");
  return await follow(start, path, { left: MOST_LINKS });
}

async function follow(
  start: string,
  path: string,
  links: { left: number },
): Promise<string> {
  let real = path.startsWith("/") ? "" : start;
  for (const name of path.split("/")) {
    if (name === "" || name === ".") continue;
    if (name === "..") real = real.slice(0, real.lastIndexOf("/"));
    else {
      const next = `${real}/${name}`;
      const target = await linkTarget(next);
      if (target !== undefined && links.left-- === 0) return next;
      real = target === undefined ? next : await follow(real, target, links);
    }
  }
  return real;
}

async function linkTarget(path: string): Promise<string | undefined> {
  const found = await Deno.lstat(path).catch(() => undefined);
  return found?.isSymlink ? await Deno.readLink(path) : undefined;
}
