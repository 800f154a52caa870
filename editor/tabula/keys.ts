import { CARD_SUBTYPES } from "../../ast/internal.ts";
import {
  CARD_TYPES,
  EFFECT_TRIGGERS,
  EFFECT_TYPES,
  ID_TYPES,
  OBJECT_PREDICATES,
  RARITIES,
} from "../../tabula/mod.ts";
import type { TableName, Tables } from "../../tabula/internal.ts";

/** What the value of a key looks like in the file. */
export type ValueForm =
  | { readonly kind: "text" }
  | { readonly kind: "rules-text" }
  | { readonly kind: "variables" }
  | { readonly kind: "id" }
  | { readonly kind: "card-id" }
  | { readonly kind: "flag" }
  | { readonly kind: "integer" }
  | { readonly kind: "number" }
  /** A whole number, or `""` or `"*"` for none. */
  | { readonly kind: "amount" }
  | { readonly kind: "color" }
  | { readonly kind: "one-of"; readonly names: readonly string[] };

/** A key of a table, for people and for editors. */
export interface KeyForm {
  /** What it means, in a sentence. */
  readonly help: string;
  /** What its value looks like. */
  readonly value: ValueForm;
  /** Whether a row must have it. */
  readonly isNeeded: boolean;
}

/** The keys of a table. */
export type KeyForms = Readonly<Record<string, KeyForm>>;

/** The keys of every table: leave one out, and this does not compile. */
export const KEYS: {
  readonly [T in TableName]: { readonly [K in keyof Tables[T]]: KeyForm };
} = {
  "cards": cardKeys(),
  "test-cards": cardKeys(),
  "dreamwell": dreamwellKeys(),
  "test-dreamwell": dreamwellKeys(),
  "card-lists": {
    "list-name": requiredKey("The name of the list.", "text"),
    "list-type": oneOf("Which kind of id the list holds.", ID_TYPES, true),
    "card-id": requiredKey("The id of the card.", "card-id"),
    "copies": requiredKey(
      "How many copies of the card are in the list.",
      "integer",
    ),
  },
  "card-fx": {
    "card-id": requiredKey(
      "The id of the card that the effect is for.",
      "card-id",
    ),
    "effect-type": oneOf("What is seen or heard.", EFFECT_TYPES, true),
    "effect-trigger": oneOf("When it is shown.", EFFECT_TRIGGERS, true),
    "projectile-source": objects("Where the projectile starts."),
    "projectile-target": objects("Where the projectile goes."),
    "effect-target": objects("Where the effect is shown."),
    "card-trail-targets": objects("Which cards leave a trail."),
    "projectile-address": text("The projectile, by its path in the game."),
    "card-trail-address": text("The trail, by its path in the game."),
    "effect-address": text("The effect, by its path in the game."),
    "projectile-fire-sound": text("The sound of firing, by its path."),
    "projectile-impact-sound": text("The sound of impact, by its path."),
    "dissolve-sound": text("The sound of dissolving, by its path."),
    "effect-sound": text("The sound of the effect, by its path."),
    "dissolve-material": text("The material, by its path in the game."),
    "dissolve-color": key("6 or 8 hexadecimal digits: RRGGBBAA.", "color"),
    "effect-duration-milliseconds": key("How long it is shown.", "integer"),
    "trail-duration-milliseconds": key("How long the trail stays.", "integer"),
    "effect-scale": key("How large it is; 1 is its own size.", "number"),
  },
};

/** The keys of every table of the game, by the table's name. */
export const TABLE_KEYS: Readonly<Record<string, KeyForms>> = KEYS;

/** The keys of a table by its name, which need not be one of the game's. */
export function keysOf(table: string): KeyForms {
  return Object.hasOwn(TABLE_KEYS, table) ? TABLE_KEYS[table] ?? {} : {};
}

type AnyCard = Pick<
  Tables["cards"],
  "id" | "name" | "image-number" | "rules-text" | "variables" | "prompts"
>;

function anyCardKeys(): { readonly [K in keyof AnyCard]: KeyForm } {
  return {
    "id": requiredKey("A UUID that no other card has.", "id"),
    "name": requiredKey("The name as players see it.", "text"),
    "image-number": requiredKey("The number of the card's picture.", "integer"),
    "rules-text": key(
      "What the card does. A blank line divides abilities.",
      "rules-text",
    ),
    "variables": key(
      "The values of the directives of the rules text: `cards: 2, e: 3`.",
      "variables",
    ),
    "prompts": text("What players are asked when they choose targets."),
  };
}

function cardKeys(): { readonly [K in keyof Tables["cards"]]: KeyForm } {
  const subtypes = CARD_SUBTYPES.map((each) =>
    each.replace(/(?<=[a-z])(?=[A-Z])/g, " ")
  );
  return {
    ...anyCardKeys(),
    "card-type": oneOf("What the card is.", CARD_TYPES, true),
    "energy-cost": key(
      'What it costs to play; `"*"` if that varies.',
      "amount",
    ),
    "subtype": oneOf('The subtype; `""` for none.', ["", "*", ...subtypes]),
    "spark": key('The spark of a character; `""` for none.', "amount"),
    "rarity": oneOf("How often the card is found.", RARITIES),
    "is-fast": key("Whether the card can be played at any time.", "flag"),
  };
}

function dreamwellKeys(): {
  readonly [K in keyof Tables["dreamwell"]]: KeyForm;
} {
  return {
    ...anyCardKeys(),
    "energy-produced": requiredKey(
      "How much energy the card produces.",
      "amount",
    ),
    "phase": key("The phase of the dreamwell it belongs to.", "amount"),
  };
}

type PlainKind = Exclude<ValueForm["kind"], "one-of">;

function key(help: string, kind: PlainKind): KeyForm {
  return { help, value: { kind }, isNeeded: false };
}

function text(help: string): KeyForm {
  return key(help, "text");
}

function requiredKey(help: string, kind: PlainKind): KeyForm {
  return { ...key(help, kind), isNeeded: true };
}

function oneOf(
  help: string,
  names: readonly string[],
  isNeeded = false,
): KeyForm {
  return { help, value: { kind: "one-of", names }, isNeeded };
}

function objects(help: string): KeyForm {
  return oneOf(help, OBJECT_PREDICATES);
}
