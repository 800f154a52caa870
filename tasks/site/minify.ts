import { minify } from "terser";
import type { PageFiles } from "./gallery_page.ts";

/**
 * A page with its files as small as they get. Bundling leaves out most of what
 * a page can do without; this finds shorter ways to say the rest. It takes too
 * long for a page that is rebuilt all the time.
 */
export async function minifyPage(files: PageFiles): Promise<PageFiles> {
  const smaller: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    smaller[name] = name.endsWith(".js")
      ? await minifyScript(text)
      : name.endsWith(".css")
      ? minifyStyles(text)
      : text;
  }
  return smaller;
}

/** Without comments, and without space around what divides rules. */
function minifyStyles(styles: string): string {
  return styles.replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s*([{};,])\s*/g, "$1");
}

async function minifyScript(script: string): Promise<string> {
  const { code } = await minify(script, {
    ecma: 2022,
    compress: {
      passes: 4,
      inline: 1, // More of it takes more room.
      lhs_constants: false, // So does `"x" === type`: few others say it so.
      // No getter and no constructor here does more than make a value, and no
      // function is told by its `this`: the tests of the pages would show it.
      pure_getters: true,
      pure_new: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  });
  if (code === undefined) throw new Error("A script has become nothing");
  return code;
}
