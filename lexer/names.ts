import {
  CARD_SUBTYPES,
  type CardSubtype,
  FIGMENT_TYPES,
  type FigmentType,
} from "../ast/mod.ts";

/** The subtype of a name: "Warrior", "spirit-animal", "Spirit Animal". */
export function subtypeOf(name: string): CardSubtype | undefined {
  return tables().subtypes.get(plain(name));
}

/** The figment of a name: "radiant", "Radiant". */
export function figmentOf(name: string): FigmentType | undefined {
  return tables().figments.get(plain(name));
}

/** How a subtype or figment is written as a value: "spirit-animal". */
export function valueName(name: CardSubtype | FigmentType): string {
  return tables().written.get(name) ?? hyphenated(name);
}

/** Every value that is not a number, as it is written. */
export function valueNames(): readonly string[] {
  return [...tables().written.values()];
}

/** Every name, worked out once. */
interface Tables {
  readonly subtypes: ReadonlyMap<string, CardSubtype>;
  readonly figments: ReadonlyMap<string, FigmentType>;
  readonly written: ReadonlyMap<string, string>;
}

// Most cards name neither, so not at every start: it takes 0.4 ms.
let made: Tables | undefined;

function tables(): Tables {
  return made ??= {
    subtypes: new Map(CARD_SUBTYPES.map((name) => [plain(name), name])),
    figments: new Map(FIGMENT_TYPES.map((name) => [plain(name), name])),
    written: new Map(
      [...CARD_SUBTYPES, ...FIGMENT_TYPES]
        .map((name) => [name, hyphenated(name)]),
    ),
  };
}

function hyphenated(name: string): string {
  return name.replaceAll(/(?<=.)(?=[A-Z])/g, "-").toLowerCase();
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}
