import { inKebabCase } from "./dialects/mod.ts";
import { lazily } from "../memo.ts";
import {
  CARD_SUBTYPES,
  type CardSubtype,
  FIGMENT_TYPES,
  type FigmentType,
  type VariableKind,
  type VariableValues,
} from "../ast/internal.ts";

/** Each kind of value in words, for messages. */
export const KINDS_IN_WORDS: { readonly [K in VariableKind]: string } = {
  Integer: "a whole number",
  Subtype: "a subtype",
  Figment: "a figment",
};

/** Numbers written as words, each at its own index. */
export const NUMBER_WORDS: readonly string[] =
  "zero one two three four five six seven eight nine ten".split(" ");

/** The kinds of value that have names. */
type NamedKind = Exclude<VariableKind, "Integer">;

const NAMES: {
  readonly [K in NamedKind]: readonly VariableValues[K][];
} = { Subtype: CARD_SUBTYPES, Figment: FIGMENT_TYPES };

const subtypes: () => ReadonlyMap<string, CardSubtype> = lazily(() =>
  byName(NAMES.Subtype)
);
const figments: () => ReadonlyMap<string, FigmentType> = lazily(() =>
  byName(NAMES.Figment)
);

/** The subtype of a name: "Warrior", "spirit-animal", "Spirit Animal". */
export function subtypeOf(name: string): CardSubtype | undefined {
  return subtypes().get(plain(name));
}

/** The figment of a name: "radiant", "Radiant". */
export function figmentOf(name: string): FigmentType | undefined {
  return figments().get(plain(name));
}

/** How a subtype or figment is written as a value: "spirit-animal". */
export function valueName(name: VariableValues[NamedKind]): string {
  return inKebabCase(name);
}

/** Every value that is not a number, as it is written. */
export const valueNames: () => readonly string[] = lazily(() =>
  Object.freeze(Object.values(NAMES).flat().map(valueName))
);

function byName<T extends string>(names: readonly T[]): ReadonlyMap<string, T> {
  return new Map(names.map((name) => [plain(name), name]));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}
