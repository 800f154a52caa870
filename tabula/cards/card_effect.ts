import { type Color, parseColor } from "./color.ts";
import {
  type FieldProblem,
  type Fields,
  named,
  numberAt,
  textAt,
  unusable,
} from "./fields.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { normalUuid } from "./uuid.ts";

/** What can be seen or heard when a card does something. */
export const EFFECT_TYPES = [
  "FireProjectile",
  "DissolveTargets",
  "ReverseDissolveTargets",
  "DisplayEffect",
  "SetCardTrail",
] as const;

/** When it is. */
export const EFFECT_TRIGGERS = [
  "ApplyTargetedEffect",
  "DrawCards",
  "ActivatedAbility",
  "SelectedTargetsForCard",
] as const;

/** Where it is. */
export const OBJECT_PREDICATES = [
  "ThisCard",
  "ForEachTarget",
  "ControllerDeck",
] as const;

/** The objects an effect starts at or goes to. */
export type ObjectPredicate = (typeof OBJECT_PREDICATES)[number];

/** A row of the card effects; what it does not have is left out. */
export interface CardEffectRow {
  readonly card_id: string;
  readonly effect_type: (typeof EFFECT_TYPES)[number];
  readonly effect_trigger: (typeof EFFECT_TRIGGERS)[number];
  readonly projectile_source?: ObjectPredicate;
  readonly projectile_target?: ObjectPredicate;
  readonly effect_target?: ObjectPredicate;
  readonly card_trail_targets?: ObjectPredicate;
  readonly projectile_address?: { readonly projectile: string };
  readonly card_trail_address?: { readonly projectile: string };
  readonly effect_address?: { readonly effect: string };
  readonly projectile_fire_sound?: AudioClip;
  readonly projectile_impact_sound?: AudioClip;
  readonly dissolve_sound?: AudioClip;
  readonly effect_sound?: AudioClip;
  readonly dissolve_material?: { readonly material: string };
  readonly dissolve_color?: Color;
  readonly effect_duration_milliseconds?: Milliseconds;
  readonly trail_duration_milliseconds?: Milliseconds;
  readonly effect_scale?: number;
}

/** A sound, by the path the game knows it by. */
export interface AudioClip {
  readonly audio_clip: string;
}

/** A span of time. */
export interface Milliseconds {
  readonly milliseconds_value: number;
}

const PREDICATES = [
  "projectile-source",
  "projectile-target",
  "effect-target",
  "card-trail-targets",
] as const;

/** Keys of texts, with the name each is wrapped in. */
const WRAPPED = {
  "projectile-address": "projectile",
  "card-trail-address": "projectile",
  "effect-address": "effect",
  "projectile-fire-sound": "audio_clip",
  "projectile-impact-sound": "audio_clip",
  "dissolve-sound": "audio_clip",
  "effect-sound": "audio_clip",
  "dissolve-material": "material",
} as const;

const DURATIONS = [
  "effect-duration-milliseconds",
  "trail-duration-milliseconds",
] as const;

/** The keys of card effects. */
export const CARD_EFFECT_FIELDS: Fields = {
  required: ["card-id", "effect-type", "effect-trigger"],
  types: {
    "card-id": "text",
    "effect-type": "text",
    "effect-trigger": "text",
    ...typed(PREDICATES, "text"),
    ...typed(Object.keys(WRAPPED), "text"),
    ...typed(DURATIONS, "integer"),
    "dissolve-color": "text",
    "effect-scale": "number",
  },
};

function typed<T>(keys: readonly string[], type: T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, type]));
}

/** Makes a row of the card effects, or says what is wrong first. */
export function cardEffectRow(row: TomlTable): CardEffectRow | FieldProblem {
  const id = normalUuid(textAt(row, "card-id") ?? "");
  if (id === undefined) {
    return unusable("card-id", `expected a UUID, got "${row["card-id"]}"`);
  }
  const type = named(EFFECT_TYPES, textAt(row, "effect-type"));
  if (type === undefined) {
    const found = `unknown effect type '${row["effect-type"]}'`;
    return unusable("effect-type", found);
  }
  const trigger = named(EFFECT_TRIGGERS, textAt(row, "effect-trigger"));
  if (trigger === undefined) {
    const found = `unknown effect trigger '${row["effect-trigger"]}'`;
    return unusable("effect-trigger", found);
  }
  const parts = [predicates(row), durations(row), color(row)];
  const problem = parts.find(isProblem);
  if (problem !== undefined) return problem;
  const scale = numberAt(row, "effect-scale");
  return Object.assign(
    { card_id: id, effect_type: type, effect_trigger: trigger },
    wrapped(row),
    ...parts,
    scale === undefined ? {} : { effect_scale: scale },
  );
}

type Part = Partial<CardEffectRow> | FieldProblem;

function isProblem(part: Part): part is FieldProblem {
  return "diagnostic" in part;
}

function predicates(row: TomlTable): Part {
  const found: Record<string, ObjectPredicate> = {};
  for (const key of PREDICATES) {
    const name = textAt(row, key);
    if (name === undefined) continue;
    const predicate = named(OBJECT_PREDICATES, name);
    if (predicate === undefined) {
      return unusable(key, `unknown object predicate '${name}'`);
    }
    found[snake(key)] = predicate;
  }
  return found;
}

function durations(row: TomlTable): Part {
  const found: Record<string, Milliseconds> = {};
  for (const key of DURATIONS) {
    const time = numberAt(row, key);
    if (time === undefined) continue;
    if (time < 0) {
      return unusable(key, `${key} cannot be negative, got ${time}`);
    }
    found[snake(key)] = { milliseconds_value: time };
  }
  return found;
}

function color(row: TomlTable): Part {
  const text = textAt(row, "dissolve-color");
  if (text === undefined) return {};
  const parsed = parseColor(text);
  return typeof parsed === "string"
    ? unusable("dissolve-color", parsed)
    : { dissolve_color: parsed };
}

function wrapped(row: TomlTable): Partial<CardEffectRow> {
  return Object.fromEntries(
    Object.entries(WRAPPED).flatMap(([key, name]) => {
      const text = textAt(row, key);
      return text === undefined ? [] : [[snake(key), { [name]: text }]];
    }),
  );
}

function snake(key: string): string {
  return key.replaceAll("-", "_");
}
