import { inKebabCase } from "./dialects/mod.ts";
import { keepingEach, lazily } from "../memo.ts";
import {
  CARD_SUBTYPES,
  type CardSubtype,
  type DeclaredNames,
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

/** How names in the variables of a card are read. */
export interface NameOptions {
  /** Names that the game has beyond the built-in ones. */
  readonly names?: DeclaredNames;
}

const NONE: DeclaredNames = Object.freeze({});

const declared: (
  names: DeclaredNames,
) => { readonly [K in NamedKind]: ReadonlyMap<string, VariableValues[K]> } =
  keepingEach(({ subtypes = [], figments = [] }) => ({
    // Whoever declares a name has a game that knows it.
    Subtype: byName(subtypes as readonly CardSubtype[]),
    Figment: byName(figments as readonly FigmentType[]),
  }));

const subtypes: () => ReadonlyMap<string, CardSubtype> = lazily(() =>
  byName(NAMES.Subtype)
);
const figments: () => ReadonlyMap<string, FigmentType> = lazily(() =>
  byName(NAMES.Figment)
);

/** The subtype of a name: "Warrior", "spirit-animal", "Spirit Animal". */
export function subtypeOf(
  name: string,
  names: DeclaredNames = NONE,
): CardSubtype | undefined {
  return subtypes().get(plain(name)) ??
    declared(names).Subtype.get(plain(name));
}

/** The figment of a name: "radiant", "Radiant". */
export function figmentOf(
  name: string,
  names: DeclaredNames = NONE,
): FigmentType | undefined {
  return figments().get(plain(name)) ??
    declared(names).Figment.get(plain(name));
}

/** How a subtype or figment is written as a value: "spirit-animal". */
export function valueName(name: VariableValues[NamedKind]): string {
  return inKebabCase(name);
}

/** Every value of a kind that has names, as it is written. */
export function valueNames(
  kind: NamedKind,
  names: DeclaredNames = NONE,
): readonly string[] {
  const own = [...declared(names)[kind].values()];
  return [...NAMES[kind], ...own].map(valueName);
}

function byName<T extends string>(names: readonly T[]): ReadonlyMap<string, T> {
  return new Map(names.map((name) => [plain(name), name]));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}
