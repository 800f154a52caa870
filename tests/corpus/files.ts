import { DREAMTIDES_FILES } from "./dreamtides/expected.ts";
import { LORCANA_FILES } from "./lorcana/expected.ts";
import { PZL_FILES } from "./pzl/expected.ts";
import { pretty } from "./pretty.ts";

/** All files of expected outcomes, and what each would hold now. */
export const FILES: Readonly<Record<string, () => unknown>> = {
  ...DREAMTIDES_FILES,
  ...LORCANA_FILES,
  ...PZL_FILES,
};

/** Where a file of the corpus lies. */
export function corpusFile(path: string): URL {
  return new URL(path, import.meta.url);
}

/** The text that a file would have now. */
export function freshText(path: string): string {
  return pretty(FILES[path]?.());
}

/** The text that a file has, or nothing if it is not there. */
export function storedText(path: string): string {
  try {
    return Deno.readTextFileSync(corpusFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  }
}
