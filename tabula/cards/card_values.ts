import { CARD_SUBTYPES, type CardSubtype } from "../../ast/internal.ts";
import {
  amount,
  cost,
  filledText,
  flag,
  fromText,
  integer,
  nameOf,
  needed,
  type Optional,
  text,
  unknownName,
  uuid,
} from "./fields.ts";
import type { Form } from "./form.ts";
import {
  CARD_TYPES,
  type CardType,
  RARITIES,
  type Rarity,
} from "./known_names.ts";

/** What a row says of any card. */
interface AnyCardValues {
  readonly "id": string;
  readonly "name": string;
  readonly "image-number": bigint;
  readonly "rules-text": string | undefined;
  readonly "variables": string | undefined;
  readonly "prompts": string | undefined;
}

/** What a row says of a card. */
export interface CardValues extends AnyCardValues {
  readonly "card-type": CardType;
  readonly "energy-cost": number | undefined;
  readonly "subtype": CardSubtype | undefined;
  readonly "spark": number | undefined;
  readonly "rarity": Rarity | undefined;
  readonly "is-fast": boolean | undefined;
}

/** What a row says of a dreamwell card. */
export interface DreamwellValues extends AnyCardValues {
  readonly "energy-produced": number;
  readonly "phase": number | undefined;
}

const ANY_CARD: Form<AnyCardValues> = {
  "id": needed(uuid("file")),
  "name": needed(filledText),
  "image-number": needed(integer),
  "rules-text": text,
  "variables": text,
  "prompts": text,
};

/** Subtypes as cards spell them: "Spirit Animal". */
const SUBTYPES = CARD_SUBTYPES.map(spaced);

/** A subtype, possibly one that a game declares; `""` and `"*"` are none. */
function subtypeOf(declared: readonly string[]): Optional<CardSubtype> {
  // Whoever declares a name has a game that knows it.
  const all = [...CARD_SUBTYPES, ...declared as readonly CardSubtype[]];
  const written = declared.length === 0 ? SUBTYPES : all.map(spaced);
  return fromText((name) =>
    name === "" || name === "*"
      ? undefined
      : all[written.indexOf(name)] ?? unknownName("subtype", name, written)
  );
}

/** The keys of cards. */
export const CARD_FORM: Form<CardValues> = {
  ...ANY_CARD,
  "card-type": needed(nameOf("card type", CARD_TYPES)),
  "energy-cost": cost,
  "subtype": subtypeOf([]),
  "spark": amount,
  "rarity": nameOf("rarity", RARITIES),
  "is-fast": flag,
};

/** The keys of cards in a game with more subtypes than the built-in ones. */
export function cardFormWith(subtypes: readonly string[]): Form<CardValues> {
  return { ...CARD_FORM, "subtype": subtypeOf(subtypes) };
}

/** The keys of dreamwell cards. */
export const DREAMWELL_FORM: Form<DreamwellValues> = {
  ...ANY_CARD,
  "energy-produced": needed(amount),
  "phase": amount,
};

/** "SpiritAnimal" as "Spirit Animal". */
export function spaced(subtype: string): string {
  return subtype.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
