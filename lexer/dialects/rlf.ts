import type { CardSubtype, VariableKind } from "../../ast/internal.ts";
import type { Dialect } from "./dialect.ts";
import { COMPOUNDS, PHRASES } from "./rlf_phrases.ts";
import { isRlf, readRlf } from "./rlf_reader.ts";
import {
  numbered,
  plainRlf,
  rlfModeCost,
  rlfWords,
  unnumbered,
} from "./rlf_writer.ts";

/** `{energy($e)}`, `{@a subtype($t)}`: the text names its variables. */
export const rlf: Dialect = {
  name: "rlf",
  hasSilent: true,
  read: readRlf,
  knows: isRlf,
  plain: plainRlf,
  numbered,
  modeCost: rlfModeCost,
  unnumbered,
  words: rlfWords,
  subtype: (subtype: CardSubtype): string => subtype,
  spellings,
};

// No card has more; with each, every phrase could be spelled in one more way.
const MOST_VARIABLES = 20;

/** Each phrase with its own variable and with all others of its kind. */
function spellings(
  variables: ReadonlyMap<string, VariableKind>,
): readonly string[] {
  const bound = [...variables].slice(0, MOST_VARIABLES);
  const single = [...PHRASES].flatMap(([name, { kind, variable }]) => {
    const fitting = bound.filter(([, each]) => each.toLowerCase() === kind)
      .map(([name]) => name);
    return [...new Set([variable, ...fitting])]
      .flatMap((each) => prefixed(kind, `${name}($${each})`));
  });
  const compounds = [...COMPOUNDS].flatMap(([name, { type, count }]) =>
    [count, ...bound.map(([name]) => name)]
      .map((each) => `${name}($${each}, $${type})`)
  );
  return [...single, ...compounds].map((body) => `{${body}}`);
}

const PREFIXES_OF: { readonly [kind: string]: readonly string[] } = {
  subtype: ["", "@a ", "@plural ", "@cap @a "],
  figment: ["", "@a ", "@plural ", "@cap @a "],
};

function prefixed(kind: string, phrase: string): readonly string[] {
  return (PREFIXES_OF[kind] ?? ["", "@cap "]).map((prefix) => prefix + phrase);
}
