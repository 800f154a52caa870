import { withDirectory } from "../temporary.ts";
import { SAMPLE_FILES, TABULA } from "./sample.ts";

/** A copy of the sample on the disk, and a folder for code; both vanish in the end. */
export function withSample(
  action: (tabula: string, out: string) => Promise<void>,
): Promise<void> {
  return withDirectory(async (root) => {
    await Deno.mkdir(`${root}/${TABULA}`);
    for (const [path, text] of Object.entries(SAMPLE_FILES)) {
      await Deno.writeTextFile(`${root}/${path}`, text);
    }
    await action(`${root}/${TABULA}`, `${root}/out`);
  });
}
