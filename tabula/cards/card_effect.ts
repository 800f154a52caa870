import { type Color, parseColor } from "./color.ts";
import {
  fromText,
  integerFrom,
  nameOf,
  neededByFile,
  number,
  type Optional,
  unusable,
  uuid,
} from "./fields.ts";
import type { Form } from "./form.ts";
import {
  EFFECT_TRIGGERS,
  EFFECT_TYPES,
  type EffectTrigger,
  type EffectType,
  OBJECT_PREDICATES,
  type ObjectPredicate,
} from "./known_names.ts";

/** A row of the card effects; fields without a value are absent. */
export interface CardEffectRow {
  /** The card that causes the effect. */
  readonly card_id: string;
  /** What is seen or heard. */
  readonly effect_type: EffectType;
  /** When it is shown. */
  readonly effect_trigger: EffectTrigger;
  /** Where a projectile starts. */
  readonly projectile_source?: ObjectPredicate;
  /** Where a projectile goes. */
  readonly projectile_target?: ObjectPredicate;
  /** Where an effect appears. */
  readonly effect_target?: ObjectPredicate;
  /** The cards that get a trail. */
  readonly card_trail_targets?: ObjectPredicate;
  /** The projectile to fire. */
  readonly projectile_address?: { readonly projectile: string };
  /** The trail behind a card. */
  readonly card_trail_address?: { readonly projectile: string };
  /** The effect to show. */
  readonly effect_address?: { readonly effect: string };
  /** The sound when a projectile starts. */
  readonly projectile_fire_sound?: AudioClip;
  /** The sound when a projectile arrives. */
  readonly projectile_impact_sound?: AudioClip;
  /** The sound while a card dissolves. */
  readonly dissolve_sound?: AudioClip;
  /** The sound of an effect. */
  readonly effect_sound?: AudioClip;
  /** The material that a card dissolves with. */
  readonly dissolve_material?: { readonly material: string };
  /** The color that a card dissolves in. */
  readonly dissolve_color?: Color;
  /** How long an effect is shown. */
  readonly effect_duration_milliseconds?: Milliseconds;
  /** How long a trail stays. */
  readonly trail_duration_milliseconds?: Milliseconds;
  /** The size of an effect, in every direction. */
  readonly effect_scale?: number;
}

/** A sound, by its path in the game. */
export interface AudioClip {
  /** The path of the sound. */
  readonly audio_clip: string;
}

/** A span of time. */
export interface Milliseconds {
  /** How many milliseconds. */
  readonly milliseconds_value: number;
}

/** What a row says of an effect: the keys of the file, already as the game has them. */
export type CardEffectValues = {
  readonly [K in keyof CardEffectRow as Dashed<K>]-?:
    | CardEffectRow[K]
    | undefined;
};

/** `card_id` as `card-id`. */
type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

const objects = nameOf("object predicate", OBJECT_PREDICATES);

const projectile = fromText((projectile) => ({ projectile }));

const sound: Optional<AudioClip> = fromText((audio_clip) => ({ audio_clip }));

const duration: Optional<Milliseconds> = {
  read: (value, key) => {
    const time = integerFrom(0, Number.MAX_SAFE_INTEGER).read(value, key);
    return typeof time === "number" ? { milliseconds_value: time } : time;
  },
};

const color: Optional<Color> = fromText((hex, key) =>
  parseColor(hex) ?? unusable(
    key,
    "6 or 8 hexadecimal digits",
    JSON.stringify(hex),
  )
);

/** The keys of card effects. */
export const CARD_EFFECT_FORM: Form<CardEffectValues> = {
  "card-id": neededByFile(uuid("row")),
  "effect-type": neededByFile(nameOf("effect type", EFFECT_TYPES)),
  "effect-trigger": neededByFile(nameOf("effect trigger", EFFECT_TRIGGERS)),
  "projectile-source": objects,
  "projectile-target": objects,
  "effect-target": objects,
  "card-trail-targets": objects,
  "projectile-address": projectile,
  "card-trail-address": projectile,
  "effect-address": fromText((effect) => ({ effect })),
  "projectile-fire-sound": sound,
  "projectile-impact-sound": sound,
  "dissolve-sound": sound,
  "effect-sound": sound,
  "dissolve-material": fromText((material) => ({ material })),
  "dissolve-color": color,
  "effect-duration-milliseconds": duration,
  "trail-duration-milliseconds": duration,
  "effect-scale": number,
};

/** A row of the card effects as the game has it. */
export function cardEffectRow(values: CardEffectValues): CardEffectRow {
  const found = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key.replaceAll("-", "_"), value]);
  // The same keys but for their dashes; those that are needed have values.
  return Object.fromEntries(found) as CardEffectRow;
}
