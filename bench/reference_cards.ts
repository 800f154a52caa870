/** The reference cards beside the repository, or else the sample: texts by name. */
export function readReference(): Readonly<Record<string, string>> {
  return readToml("../../shared/corpus/dreamtides/tabula/") ??
    readToml("../examples/tabula/") ?? {};
}

function readToml(path: string): Record<string, string> | undefined {
  const directory = new URL(path, import.meta.url);
  try {
    const names = [...Deno.readDirSync(directory)].map(({ name }) => name)
      .filter((name) => name.endsWith(".toml")).sort();
    return Object.fromEntries(
      names.map((name) => [
        name,
        Deno.readTextFileSync(new URL(name, directory)),
      ]),
    );
  } catch {
    return undefined;
  }
}
