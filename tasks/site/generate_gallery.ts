// deno-lint-ignore-file no-console
import { bundle } from "../cli/deno/bundle.ts";
import { denoIo } from "../cli/deno/deno_io.ts";
import { pageStyles, playground } from "./browser_parts.ts";

/** Where the command `gallery` finds what all its pages have in common. */
const PARTS = "tasks/site/gallery_parts.json";

/** Bundles the parts of the gallery, or with `--check` only compares them. */
async function generateGallery(
  args: readonly string[],
): Promise<number> {
  const styles = await pageStyles(denoIo(), "gallery");
  if (!styles.ok) throw new Error(styles.problem);
  const script = await bundle(playground("gallery/main.tsx"));
  const parts = { script, styles: styles.value };
  const text = `${JSON.stringify(parts, null, 2)}\n`;
  if (text === await Deno.readTextFile(PARTS).catch(() => "")) {
    console.log("The gallery's page is up to date.");
    return 0;
  }
  const isCheck = args.includes("--check");
  if (!isCheck) await Deno.writeTextFile(PARTS, text);
  console.log(`${isCheck ? "Mismatch" : "Generated"}: ${PARTS}`);
  if (isCheck) console.error("To regenerate it, run: deno task gallery:page");
  return isCheck ? 1 : 0;
}

if (import.meta.main) Deno.exitCode = await generateGallery(Deno.args);
