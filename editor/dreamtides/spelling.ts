import { capitalize } from "../../diagnostics/internal.ts";
import { DIRECTIVES, MODE_COST } from "../../ast/internal.ts";
import { isKeyword } from "./keyword_help.ts";

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(DIRECTIVES).map((name): [string, string] => [
    name.toLowerCase(),
    name,
  ]),
  ["chooseone", "ChooseOne"],
]);

/**
 * How a word of the grammar is written at a position in a text; undefined if it
 * stands for many words.
 */
export function spellAs(beginning: string, word: string): string | undefined {
  if (/^[^{].*\s/s.test(word)) return undefined;
  const isFirst = /(?:^|[.:\n]|\{(?:materialized|judgment|dissolved)+\})\s*$/i
    .test(beginning);
  if (!word.startsWith("{")) return isFirst ? capitalize(word) : word;
  const name = word.slice(1, -1);
  return `{${spellDirective(beginning, name, isFirst)}}`;
}

function spellDirective(
  beginning: string,
  name: string,
  isFirst: boolean,
): string {
  if (name === MODE_COST) return nextModeCost(beginning);
  const spelling = SPELLINGS.get(name) ?? triggers(name);
  return isFirst && isKeyword(name) ? capitalize(spelling) : spelling;
}

/** Modes are numbered in the order of the text. */
function nextModeCost(beginning: string): string {
  const earlier = beginning.match(/\{mode\d+-cost\}/gi)?.length ?? 0;
  return MODE_COST.replace("mode", `mode${earlier + 1}`);
}

/** "materializedjudgment" as "MaterializedJudgment". */
function triggers(name: string): string {
  return /^(?:materialized|judgment|dissolved){2,}$/.test(name)
    ? name.replaceAll(/materialized|judgment|dissolved/g, capitalize)
    : name;
}
