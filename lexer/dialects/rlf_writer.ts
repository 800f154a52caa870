import { DIRECTIVES, MODE_COST } from "../../ast/internal.ts";
import { keepingAll } from "../../memo.ts";
import type {
  Numbers,
  WritableDirective,
  WrittenDirective,
} from "./dialect.ts";
import { snakeName } from "./keywords.ts";
import { type PhraseName, PHRASES } from "./rlf_phrases.ts";

type Snake<S> = S extends `${infer First}-${infer Rest}`
  ? `${First}_${Snake<Rest>}`
  : S;

/** The directives without a phrase of the same name. */
type Irregular = {
  [D in WritableDirective]: Snake<D> extends PhraseName ? never : D;
}[WritableDirective];

/** The spellings of directives; others are a phrase of the same name. */
const TEXTS:
  & { readonly [D in Irregular]: string }
  & { readonly [D in WritableDirective]?: string } = {
    "a-figment": "{@a figment($g)}",
    "a-subtype": "{@a subtype($t)}",
    "ASubtype": "{@cap @a subtype($t)}",
    // A numeral, also for one: "1 card".
    "cards-numeral": "{$c} {card:$c}",
    "count-allied-subtype": "{count_allied_subtype($a, $t)}",
    "discards": "{cards($d)}",
    "e": "{energy($e)}",
    "e-": "{energy($e)}",
    "it-or-them": "{pronoun:$n}",
    [MODE_COST]: "{energy($e)}",
    "MultiplyBy": "{Multiply_By($n)}",
    "n-figments": "{n_figments($n, $g)}",
    "plural-subtype": "{@plural subtype($t)}",
    "ReclaimForCost": "{Reclaim_For_Cost($r)}",
    "s": "{$s}",
  };

const SPELLINGS = Object.fromEntries(
  [...Object.keys(DIRECTIVES), MODE_COST].map((name) => [name, spelled(name)]),
) as { readonly [D in WritableDirective]: WrittenDirective };

/** The spelling of a directive, and the variables it reads. */
function spelled(name: string): WrittenDirective {
  const text = TEXTS[name as WritableDirective] ??
    phraseText(name.replaceAll("-", "_"));
  const names = text.match(/(?<=\$)[a-z]/g) ?? [];
  // The number comes first in a text, but last in the order of variables.
  return { text, names: [...new Set(names)].reverse() };
}

function phraseText(phrase: string): string {
  return `{${phrase}($${PHRASES.get(phrase)?.variable})}`;
}

/** A directive whose variables have one value each. */
export function plainRlf(directive: WritableDirective): WrittenDirective {
  return SPELLINGS[directive];
}

/** A directive with numbers after the variables that have several values. */
export function numbered(
  directive: WritableDirective,
  { names: numbers }: Numbers,
): WrittenDirective {
  const { text, names } = SPELLINGS[directive];
  const own = names.map((name, i) => name + (numbers[i] ?? ""));
  return {
    text: text.replaceAll(
      /\$([a-z]+)/g,
      (_, name: string) => `$${own[names.indexOf(name)] ?? name}`,
    ),
    names: own,
  };
}

/** Upstream recognizes the cost of a mode by the number of its variable. */
export function rlfModeCost(mode: number): WrittenDirective {
  return { text: `{energy($e${mode})}`, names: [`e${mode}`] };
}

/** The type of what is counted is always in the same variable. */
export function unnumbered(directive: WritableDirective): readonly string[] {
  return SPELLINGS[directive].names.length > 1
    ? SPELLINGS[directive].names.slice(0, 1)
    : [];
}

/** Words with keywords such as {energy-symbol} in them. */
export function rlfWords(literal: string): string {
  return literal.includes("{") ? withPhrases(literal) : literal;
}

// Printers write the same few hundred literals over and over.
const withPhrases = keepingAll((literal) =>
  literal.replaceAll(
    /\{([^}]*)\}/g,
    (_, name: string) => `{${snakeName(name)}}`,
  )
);
