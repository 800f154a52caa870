import {
  CARD_SUBTYPES,
  type CardSubtype,
  FIGMENT_TYPES,
  type FigmentType,
} from "../ast/mod.ts";

const SUBTYPES: ReadonlyMap<string, CardSubtype> = byName(CARD_SUBTYPES);
const FIGMENTS: ReadonlyMap<string, FigmentType> = byName(FIGMENT_TYPES);

/** The subtype of a name: "Warrior", "spirit-animal", "Spirit Animal". */
export function subtypeOf(name: string): CardSubtype | undefined {
  return SUBTYPES.get(plain(name));
}

/** The figment of a name: "radiant", "Radiant". */
export function figmentOf(name: string): FigmentType | undefined {
  return FIGMENTS.get(plain(name));
}

/** How a subtype or figment is written as a value: "spirit-animal". */
export function valueName(name: CardSubtype | FigmentType): string {
  return name.replaceAll(/(?<=.)(?=[A-Z])/g, "-").toLowerCase();
}

/** Every value that is not a number, as it is written. */
export function valueNames(): readonly string[] {
  return [...CARD_SUBTYPES, ...FIGMENT_TYPES].map(valueName);
}

function byName<T extends string>(names: readonly T[]): ReadonlyMap<string, T> {
  return new Map(names.map((name) => [plain(name), name]));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}
