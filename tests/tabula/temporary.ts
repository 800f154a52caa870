import { SAMPLE } from "./build.ts";

/** A copy of the sample directory, and a folder for code; both vanish in the end. */
export async function withSample(
  action: (tabula: string, out: string) => Promise<void>,
): Promise<void> {
  const root = await Deno.makeTempDir();
  const tabula = `${root}/tabula`;
  try {
    await Deno.mkdir(tabula);
    for (const { name, isFile } of Deno.readDirSync(SAMPLE)) {
      if (!isFile || name.endsWith(".json")) continue;
      await Deno.copyFile(new URL(name, SAMPLE), `${tabula}/${name}`);
    }
    await action(tabula, `${root}/out`);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}
