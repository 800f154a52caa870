import { attemptOn, firstDifference } from "../diagnostics/mod.ts";
import { expandTargets } from "./assemble/expand_targets.ts";
import type { Ability, Effect } from "./ast/mod.ts";
import { parseAbility } from "./parse.ts";
import {
  print as printAll,
  printEffect as printOne,
} from "./print/abilities/ability.ts";

/** The text of abilities, or why there is none. */
export type Printed =
  | { readonly ok: true; readonly text: string }
  | {
    readonly ok: false;
    /** The part that the text does not say: `[0].effect.target`. */
    readonly path: string;
    /** What is wrong, in words. */
    readonly problem: string;
  };

/**
 * The text of abilities that share one paragraph. It is meant for what
 * `parseAbility` gave: for abilities from elsewhere, `tryPrint` makes sure that
 * the text says all of them.
 *
 * @throws {RangeError} If a value is not an ability. The message has its path.
 */
export function print(abilities: readonly Ability[]): string {
  return textOr(attemptText(abilities, printAll));
}

/**
 * The text of one effect, without a full stop.
 *
 * @throws {RangeError} If a value is not an effect. The message has its path.
 */
export function printEffect(effect: Effect): string {
  return textOr(attemptText(effect, printOne));
}

/** Prints abilities and reads the text again: it says all of them, or is refused. */
export function tryPrint(abilities: readonly Ability[]): Printed {
  const printed = attemptText(abilities, printAll);
  if (!printed.ok) return printed;
  const path = whatIsLost(abilities, printed.text);
  if (path === undefined) return printed;
  const what = path === "" ? "it" : `"${path}"`;
  const problem =
    `Cannot print the abilities: ${what} would be read back as something else`;
  return { ok: false, path, problem };
}

function attemptText<T>(tree: T, write: (tree: T) => string): Printed {
  const written = attemptOn(tree, write);
  if (written.ok) return { ok: true, text: written.value };
  const { path } = written;
  const what = path === "" ? "the value" : `"${path}"`;
  const problem =
    `Cannot print the abilities: ${what} is not what an ability has there`;
  return { ok: false, path, problem };
}

function textOr(printed: Printed): string {
  if (printed.ok) return printed.text;
  throw new RangeError(printed.problem);
}

// What kind of card a text is on may decide how it is read.
const CARD_TYPES = ["character", "action"] as const;

/** Where abilities differ from those that their text reads as. */
function whatIsLost(
  abilities: readonly Ability[],
  text: string,
): string | undefined {
  const wanted = attemptOn(abilities, (all) => all.map(inFull));
  if (!wanted.ok) return wanted.path;
  const cardName = abilities.map(shiftTarget).find((name) =>
    name !== undefined
  );
  const options = cardName === undefined ? {} : { cardName };
  const paths = CARD_TYPES.map((cardType) => {
    const read = parseAbility(text, { cardType, ...options });
    return read.ok
      ? firstDifference(wanted.value, read.abilities.map(inFull))
      : "";
  });
  return paths.includes(undefined) ? undefined : paths[0];
}

function shiftTarget(ability: Ability): string | undefined {
  return ability.type === "keyword" ? ability.shiftTarget : undefined;
}

/** An ability with its targets spelled out, and without positions. */
function inFull(ability: Ability): unknown {
  return JSON.parse(
    JSON.stringify(
      expandTargets.ability(ability),
      (key, value) => key === "span" ? undefined : value,
    ),
  );
}
