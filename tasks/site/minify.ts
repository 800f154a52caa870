import { minify } from "terser";
import type { PageFiles } from "./gallery_page.ts";

/**
 * A page with its scripts as small as they get. Bundling leaves out most of what
 * a page can do without; this finds shorter ways to say the rest. It takes too
 * long for a page that is rebuilt all the time.
 */
export async function minified(files: PageFiles): Promise<PageFiles> {
  const smaller: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    smaller[name] = name.endsWith(".js") ? await minifiedScript(text) : text;
  }
  return smaller;
}

async function minifiedScript(script: string): Promise<string> {
  const { code } = await minify(script, {
    ecma: 2020,
    compress: { passes: 2 },
  });
  if (code === undefined) throw new Error("A script has become nothing");
  return code;
}
