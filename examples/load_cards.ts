// deno-lint-ignore-file no-console
/** Loads the sample cards as a game would, and prints the first few. */
import { loadTabula } from "@dreamtides/parse";

const cards = new URL("tabula/", import.meta.url);
const files = {
  directory: ".",
  readFile: (path: string) => Deno.readFile(new URL(path, cards)),
};
const loaded = await loadTabula("production", files, "lenient");

if (loaded.ok) {
  for (const card of [...loaded.tabula.cards.values()].slice(0, 5)) {
    const { displayed_name: name, card_type: type, abilities } = card;
    console.log(`${name} (${type}): ${JSON.stringify(abilities)}`);
  }
} else {
  for (const error of loaded.errors) {
    const { file, line, column, message } = error;
    console.error(`${file}:${line}:${column}: ${message}`);
  }
  Deno.exitCode = 1;
}
