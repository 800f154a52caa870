import { describeMissing, isGranted, skip } from "./permissions.ts";

/** The reference data, which lies beside the repository or nowhere. */
const CORPUS = new URL("../../shared/corpus/", import.meta.url);

/** A JSON file of the corpus; `undefined` without one, or if none may be read. */
export function corpusJson<T>(path: string): T | undefined {
  const text = corpusText(path);
  return text === undefined ? undefined : JSON.parse(text) as T;
}

/** A text file of the corpus, in the same way. */
export function corpusText(path: string): string | undefined {
  return ifThere(() => Deno.readTextFileSync(new URL(path, CORPUS)));
}

/** The names in a folder of the corpus, in the same way. */
export function corpusNames(path: string): readonly string[] | undefined {
  return ifThere(() =>
    [...Deno.readDirSync(new URL(path, CORPUS))].map(({ name }) => name)
  );
}

function ifThere<T>(read: () => T): T | undefined {
  if (!isGranted("read")) return undefined;
  try {
    return read();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

const NO_CORPUS = "skipped: no reference data beside the repository";

/** Registers a test over a part of the corpus; its name says if it is skipped. */
export function testCorpus<T>(
  name: string,
  data: T | undefined,
  fn: (data: T) => void | Promise<void>,
): void {
  if (data === undefined) {
    skip(name, describeMissing("read") ?? NO_CORPUS);
  } else {
    Deno.test(name, () => fn(data));
  }
}

/** Runs all cases, then fails once with every failure in the message. */
export function assertAll<T>(
  cases: readonly T[],
  check: (item: T) => void,
  describe: (item: T) => string,
): void {
  const failures: string[] = [];
  for (const item of cases) {
    try {
      check(item);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`${describe(item)}\n    ${reason.slice(0, 600)}`);
    }
  }
  if (cases.length === 0) throw new Error("There is no case to check");
  if (failures.length > 0) {
    const shown = failures.slice(0, 20).join("\n");
    throw new Error(
      `${failures.length} of ${cases.length} cases fail:\n${shown}`,
    );
  }
}
