import { lazily } from "../../memo.ts";
import type { KeyRules } from "../text/key_lines.ts";
import { gapOf, type KeyAndValue } from "../text/split_key.ts";
import { type Log, warn } from "../text/log.ts";
import { toInteger } from "../values/values.ts";
import type { Profile } from "../values/profile.ts";
import type { PlayerState, Seat, Zone } from "../types.ts";
import { PLAYER_NAMES, SEAT_NAMES, ZONES } from "../values/words.ts";

/** The fields of a player that hold one number. */
export type PlayerNumber =
  | "life"
  | "landsPlayed"
  | "landsPlayedLastTurn"
  | "numRingTemptedYou"
  | "speed";

/** What a key of a player sets, and how its value is written. */
export type PlayerField =
  | { readonly kind: "integer"; readonly field: PlayerNumber }
  | { readonly kind: "counters"; readonly field: "counters" }
  | { readonly kind: "mana"; readonly field: "manaPool" | "persistentMana" }
  | { readonly kind: "cards"; readonly field: Zone }
  | { readonly kind: "scripts"; readonly field: "precast" | "putOnStack" };

/** The fields of a player in the order of the canonical text. */
export const PLAYER_FIELDS: readonly PlayerField[] = [
  { kind: "integer", field: "life" },
  { kind: "integer", field: "landsPlayed" },
  { kind: "integer", field: "landsPlayedLastTurn" },
  { kind: "integer", field: "numRingTemptedYou" },
  { kind: "integer", field: "speed" },
  { kind: "counters", field: "counters" },
  { kind: "mana", field: "manaPool" },
  { kind: "mana", field: "persistentMana" },
  ...ZONES.map((field): PlayerField => ({ kind: "cards", field })),
  { kind: "scripts", field: "precast" },
  { kind: "scripts", field: "putOnStack" },
];

/** What a key of the section `[state]` sets. */
export type StateField =
  | { readonly kind: "turn"; readonly id: string }
  | { readonly kind: "activeplayer"; readonly id: string }
  | { readonly kind: "activephase"; readonly id: string }
  | { readonly kind: "activephaseadvance"; readonly id: string }
  | { readonly kind: "removesummoningsickness"; readonly id: string }
  | { readonly kind: "ability"; readonly id: string; readonly name: string }
  | {
    readonly kind: "player";
    readonly id: string;
    readonly player: Seat;
    readonly of: PlayerField;
  };

/** The key of a player's field, without the player. */
export function playerKey(field: keyof PlayerState): string {
  return field.toLowerCase();
}

/** The name all aliases of a player's key have in common. */
export function playerFieldId(player: Seat, field: string): string {
  return `${player}.${field}`;
}

/** The name of a custom ability among the keys. */
export function abilityId(name: string): string {
  return `ability.${name}`;
}

const ABILITY = "ability";

const PLAIN_FIELDS: readonly StateField[] = [
  { kind: "turn", id: "turn" },
  { kind: "activeplayer", id: "activeplayer" },
  { kind: "activephase", id: "activephase" },
  { kind: "activephaseadvance", id: "activephaseadvance" },
  { kind: "removesummoningsickness", id: "removesummoningsickness" },
];

type FieldsByKey = ReadonlyMap<string, StateField>;

const FIELDS_BY_KEY: ReadonlyMap<string, PlayerField> = new Map([
  ...PLAYER_FIELDS.map((of) => [playerKey(of.field), of] as const),
  ["play", { kind: "cards", field: "battlefield" }],
]);

const byKey: () => FieldsByKey = lazily(() => fieldsByKey(PLAYER_NAMES));
const byKeyOfAny: () => FieldsByKey = lazily(() => fieldsByKey(SEAT_NAMES));

/** The keys a state can have, in lower case, without those of abilities. */
export function stateKeys(): readonly string[] {
  return [...byKey().keys()];
}

/** How the keys of the section are found. */
export function stateRules(profile: Profile): KeyRules<StateField> {
  return profile === "dump" ? dumpRules() : forgeRules();
}

const forgeRules: () => KeyRules<StateField> = lazily(() => rulesFor(byKey()));
const dumpRules: () => KeyRules<StateField> = lazily(() =>
  rulesFor(byKeyOfAny())
);

function rulesFor(fields: FieldsByKey): KeyRules<StateField> {
  return {
    separator: "=",
    find: (key) => fields.get(key) ?? findAbility(key),
    shorten,
    idOf: ({ id }) => id,
    isVital,
    isReadAtOnce: (field) =>
      field.kind === "turn" ||
      (field.kind === "player" && field.of.kind === "integer"),
    isMisread: (pair) => isUnsupported(pair) || isBadNumber(pair),
    reportUnknown,
    needsValue: () => false,
  };
}

function fieldsByKey(seats: ReadonlyMap<string, Seat>): FieldsByKey {
  return new Map([
    ...PLAIN_FIELDS.map((field) => [field.kind, field] as const),
    ...[...seats].flatMap(([prefix, player]) =>
      [...FIELDS_BY_KEY].map(([key, of]): [string, StateField] => {
        const id = playerFieldId(player, of.field);
        return [prefix + key, { kind: "player", id, player, of }];
      })
    ),
  ]);
}

/** Without an active player Forge fails; without life the player is dead. */
function isVital(field: StateField): boolean {
  return field.kind === "activeplayer" ||
    (field.kind === "player" && field.of.field === "life");
}

/** Forge looks at the first characters of a key and at how it ends. */
function shorten(key: string): string | undefined {
  const beginning = /^(active|human|ai|p[0-9])/.exec(key)?.[0];
  if (beginning === undefined) return undefined;
  const ends = beginning === "active" ? ACTIVE_ENDS : PLAYER_ENDS;
  const end = ends.find((end) => key.endsWith(end));
  return end === undefined ? undefined : beginning + end;
}

const ACTIVE_ENDS: readonly string[] = ["player", "phase", "phaseadvance"];
const PLAYER_ENDS: readonly string[] = [...FIELDS_BY_KEY.keys()];

/** Whether Forge takes the key of an ability for one of a player. */
export function isMisrouted(name: string): boolean {
  // It looks for abilities before it looks for mana and scripts.
  return [...FIELDS_BY_KEY].some(([end, { kind }]) =>
    kind !== "mana" && kind !== "scripts" && name.endsWith(end)
  );
}

function findAbility(key: string): StateField | undefined {
  if (!key.startsWith(ABILITY) || key === ABILITY) return undefined;
  const name = key.slice(ABILITY.length);
  return { kind: "ability", id: abilityId(name), name };
}

function reportUnknown(log: Log, pair: KeyAndValue): void {
  const { key } = pair;
  const found = key.text;
  if (isUnsupported(pair)) {
    warn(log, "unsupported-player", key, { found });
  } else if (NEWER_KEYS.has(found.toLowerCase())) {
    warn(log, "newer-key", key, { found, meaning: "names the player" });
  } else {
    warn(log, "unknown-key", key, { found, crashes: isBadNumber(pair) });
  }
}

/** Whether a key, long or short, names a player that no puzzle has. */
function isUnsupported({ key }: KeyAndValue): boolean {
  const lower = key.text.toLowerCase();
  return byKeyOfAny().has(shorten(lower) ?? lower);
}

/** Whether Forge cannot read the number it expects after such a key. */
export function isBadNumber(pair: KeyAndValue): boolean {
  const key = pair.key.text.toLowerCase();
  const isNumber = PLAYER_FIELDS.some(({ kind, field }) =>
    kind === "integer" && key.endsWith(playerKey(field))
  );
  return isNumber && pair.separator.text === "=" &&
    toInteger(gapOf(pair).text + pair.value.text) === undefined;
}

/** It has been proposed that Forge show a player by this name. */
const NEWER_KEYS: ReadonlySet<string> = new Set(
  [...SEAT_NAMES.keys()].map((prefix) => `${prefix}name`),
);
