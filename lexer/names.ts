import {
  CARD_SUBTYPES,
  type CardSubtype,
  FIGMENT_TYPES,
  type FigmentType,
} from "../ast/mod.ts";

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
  return WRITTEN.get(name) ?? hyphenated(name);
}

/** Every subtype and figment, as it is written: worked out once. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  [...CARD_SUBTYPES, ...FIGMENT_TYPES].map((name) => [name, hyphenated(name)]),
);

/** Every value that is not a number, as it is written. */
export const VALUE_NAMES: readonly string[] = [...WRITTEN.values()];

const SUBTYPES = new Map(CARD_SUBTYPES.map((name) => [plain(name), name]));
const FIGMENTS = new Map(FIGMENT_TYPES.map((name) => [plain(name), name]));

function hyphenated(name: string): string {
  return name.replaceAll(/(?<=.)(?=[A-Z])/g, "-").toLowerCase();
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}
