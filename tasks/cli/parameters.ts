import type { Command } from "./stricli.ts";
import { type Context, PROGRAM } from "./command.ts";
import { kebab } from "./flags.ts";
import { alternatives } from "./usage_text.ts";

/** A term and what it means: an option, an argument, a command. */
export interface Explained {
  readonly term: string;
  readonly meaning: string;
}

type Parameters = Command<Context>["parameters"];
type Flag = NonNullable<Parameters["flags"]>[string];

/** The usage line of a command: `dreamtides verify [OPTIONS] PATH...`. */
export function usageOf(
  { positional }: Parameters,
  path: readonly string[],
): string {
  const words = [PROGRAM, ...path, "[OPTIONS]"];
  if (positional?.kind === "array") {
    const { placeholder = "ARGUMENT" } = positional.parameter;
    const isNeeded = (positional.minimum ?? 0) > 0;
    words.push(isNeeded ? `${placeholder}...` : `[${placeholder}...]`);
  }
  for (
    const each of positional?.kind === "tuple" ? positional.parameters : []
  ) {
    const { placeholder = "ARGUMENT", optional } = each;
    words.push(optional ? `[${placeholder}]` : placeholder);
  }
  return words.join(" ");
}

/** The arguments of a command, each with its meaning. */
export function argumentsOf({ positional }: Parameters): readonly Explained[] {
  if (positional === undefined) return [];
  const all = positional.kind === "array"
    ? [positional.parameter]
    : positional.parameters;
  return all.map(({ placeholder = "ARGUMENT", brief }) => ({
    term: placeholder,
    meaning: brief,
  }));
}

/** The options of a command, each with its short form, value and meaning. */
export function optionsOf(
  { flags = {}, aliases = {} }: Parameters,
): readonly Explained[] {
  const letters = new Map(
    Object.entries(aliases).map(([letter, name]) => [name, letter]),
  );
  return Object.entries(flags).map(([name, flag]) => {
    const letter = letters.get(name);
    const long = `--${kebab(name)}`;
    const value = flag.kind === "boolean"
      ? ""
      : ` ${placeholderOf(name, flag)}`;
    return {
      term: `${letter === undefined ? "   " : `-${letter},`} ${long}${value}`,
      meaning: meaningOf(flag),
    };
  });
}

function placeholderOf(name: string, flag: Flag): string {
  return flag.placeholder ?? kebab(name).toUpperCase();
}

function meaningOf(flag: Flag): string {
  if (flag.kind !== "enum") return flag.brief + defaultOf(flag);
  return `${flag.brief}: ${alternatives(flag.values)}${defaultOf(flag)}`;
}

function defaultOf(flag: Flag): string {
  if (!("default" in flag) || typeof flag.default !== "string") return "";
  return ` (default: ${flag.default})`;
}
