import { TABLES } from "./layers.ts";
import type { Modules } from "./modules.ts";

/**
 * The fast lane may reuse scratch space from card to card, and an extension keeps
 * what its editor starts and stops.
 */
const UNGUARDED = ["parser/fast/", "editor/clients/"];

/** Variables of modules: what they hold would outlive every call. */
export function stateProblems(modules: Modules): string[] {
  return [...modules].flatMap(([path, text]) =>
    isPure(path) ? variablesIn(text).map((name) => problem(path, name)) : []
  );
}

function isPure(path: string): boolean {
  const [folder = ""] = path.split("/");
  return folder in TABLES.layers &&
    !UNGUARDED.some((place) => path.startsWith(place));
}

/** What is declared with `let` at the start of a line, where modules declare. */
function variablesIn(text: string): string[] {
  return [...text.matchAll(/^(?:export )?let (\w+)/gm)]
    .map(([, name = ""]) => name);
}

function problem(path: string, name: string): string {
  return `${path}: "${name}" is a variable of the module; a function of memo.ts can keep it`;
}
