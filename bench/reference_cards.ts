import cards from "../examples/tabula/cards.toml" with { type: "text" };
import dreamwell from "../examples/tabula/dreamwell.toml" with { type: "text" };

/** The reference cards beside the repository, or else the sample: texts by name. */
export function readReference(): Readonly<Record<string, string>> {
  return readToml("../../shared/corpus/dreamtides/tabula/") ??
    readToml("../examples/tabula/") ??
    // Nothing may be read: a part of the sample, which came with this module.
    { "cards.toml": cards, "dreamwell.toml": dreamwell };
}

/** Whether the reference cards are there. */
export function hasReference(): boolean {
  return readToml("../../shared/corpus/dreamtides/tabula/") !== undefined;
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
