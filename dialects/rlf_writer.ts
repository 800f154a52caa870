import { MODE_COST } from "../ast/mod.ts";
import { keepingAll } from "../memo/mod.ts";
import type {
  Numbers,
  WritableDirective,
  WrittenDirective,
} from "./dialect.ts";
import { snakeName } from "./keywords.ts";

/** How each directive is written, and the variables it reads then. */
const SPELLINGS: { readonly [D in WritableDirective]: WrittenDirective } = {
  "a-figment": spelled("{@a figment($g)}", "g"),
  "a-subtype": spelled("{@a subtype($t)}", "t"),
  "ASubtype": spelled("{@cap @a subtype($t)}", "t"),
  "cards": spelled("{cards($c)}", "c"),
  // A numeral, also for one: "1 card".
  "cards-numeral": spelled("{$c} {card:$c}", "c"),
  "copies": spelled("{copies($n)}", "n"),
  "count": spelled("{count($n)}", "n"),
  "count-allied-subtype": spelled("{count_allied_subtype($a, $t)}", "t", "a"),
  "count-allies": spelled("{count_allies($a)}", "a"),
  "discards": spelled("{cards($d)}", "d"),
  "e": spelled("{energy($e)}", "e"),
  "e-": spelled("{energy($e)}", "e"),
  "figments": spelled("{figments($g)}", "g"),
  "foresee": spelled("{foresee($f)}", "f"),
  "it-or-them": spelled("{pronoun:$n}", "n"),
  "kindle": spelled("{kindle($k)}", "k"),
  "maximum-energy": spelled("{maximum_energy($m)}", "m"),
  [MODE_COST]: spelled("{energy($e)}", "e"),
  "MultiplyBy": spelled("{Multiply_By($n)}", "n"),
  "n-figments": spelled("{n_figments($n, $g)}", "g", "n"),
  "n-random-characters": spelled("{n_random_characters($n)}", "n"),
  "plural-subtype": spelled("{@plural subtype($t)}", "t"),
  "points": spelled("{points($p)}", "p"),
  "reclaim-for-cost": spelled("{reclaim_for_cost($r)}", "r"),
  "ReclaimForCost": spelled("{Reclaim_For_Cost($r)}", "r"),
  "s": spelled("{$s}", "s"),
  "subtype": spelled("{subtype($t)}", "t"),
  "text-number": spelled("{text_number($n)}", "n"),
  "this-turn-times": spelled("{this_turn_times($n)}", "n"),
  "top-n-cards": spelled("{top_n_cards($v)}", "v"),
  "up-to-n-allies": spelled("{up_to_n_allies($n)}", "n"),
  "up-to-n-cards": spelled("{up_to_n_cards($n)}", "n"),
  "up-to-n-events": spelled("{up_to_n_events($n)}", "n"),
};

function spelled(text: string, ...names: readonly string[]): WrittenDirective {
  return { text, names };
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

/** Upstream knows the cost of a mode by the number of its variable. */
export function rlfModeCost(mode: number): WrittenDirective {
  return { text: `{energy($e${mode})}`, names: [`e${mode}`] };
}

/** What a number of something counts is always in the same variable. */
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
