import { type PlacedCards, readCardList } from "../cards/cards.ts";
import { readPlayerCounters, writeCounters } from "../values/counters.ts";
import type { KeyLine } from "../text/key_lines.ts";
import { gapOf } from "../text/split_key.ts";
import type { Log } from "../text/log.ts";
import {
  readScripts,
  type ScriptPlace,
  writeScripts,
} from "../cards/scripts.ts";
import {
  PLAYER_FIELDS,
  type PlayerField,
  playerKey,
  type StateField,
} from "./state_keys.ts";
import type { PlayerState, Zone } from "../types.ts";
import type { Profile } from "../values/profile.ts";
import { readMana } from "../values/mana.ts";
import { readIntegerLine } from "../values/values.ts";
import { writeCards } from "../cards/write_cards.ts";

/**
 * A player whose keys are being read, with the positions of cards and scripts.
 */
export interface PlayerReading {
  readonly state: PlayerDraft;
  /** Whether the file has any key of this player. */
  isThere: boolean;
  readonly zones: Map<Zone, PlacedCards>;
  readonly scripts: Map<"precast" | "putOnStack", readonly ScriptPlace[]>;
}

type PlayerDraft = { -readonly [K in keyof PlayerState]: PlayerState[K] };

/** A player before any key has been read. */
export function newPlayer(): PlayerReading {
  const state: PlayerDraft = {
    life: null,
    landsPlayed: 0,
    landsPlayedLastTurn: 0,
    numRingTemptedYou: 0,
    speed: 0,
    counters: {},
    manaPool: [],
    persistentMana: [],
    hand: [],
    battlefield: [],
    graveyard: [],
    library: [],
    exile: [],
    command: [],
    sideboard: [],
    precast: [],
    putOnStack: [],
  };
  return { state, isThere: false, zones: new Map(), scripts: new Map() };
}

/** Reads one key of a player; a later one replaces it. */
export function readPlayerLine(
  log: Log,
  line: KeyLine<StateField>,
  of: PlayerField,
  { player, profile }: {
    readonly player: PlayerReading;
    readonly profile: Profile;
  },
): void {
  const { state, zones, scripts } = player;
  const { value } = line;
  player.isThere = true;
  switch (of.kind) {
    case "integer":
      state[of.field] = readIntegerLine(log, line);
      break;
    case "counters":
      state.counters = readPlayerCounters(log, line);
      break;
    case "mana":
      state[of.field] = readMana(log, line);
      break;
    case "cards": {
      const list = readCardList(log, value, profile);
      zones.set(of.field, list);
      state[of.field] = list.cards;
      break;
    }
    case "scripts": {
      const places = readScripts(log, value, gapOf(line));
      scripts.set(of.field, places);
      state[of.field] = places.map(({ entry }) => entry);
      break;
    }
  }
}

/** Writes the keys of a player that have a value, after the player's prefix. */
export function writePlayer(prefix: string, player: PlayerState): string[] {
  return PLAYER_FIELDS.flatMap((of) => {
    const value = writePlayerField(of, player);
    return value === "" ? [] : [`${prefix}${playerKey(of.field)}=${value}`];
  });
}

/** The value of one key of a player, or nothing. */
function writePlayerField(of: PlayerField, player: PlayerState): string {
  switch (of.kind) {
    case "integer":
      return writeNumber(of.field === "life", player[of.field]);
    case "counters":
      return writeCounters(player.counters);
    case "mana":
      return player[of.field].join(" ");
    case "cards":
      return writeCards(player[of.field]);
    case "scripts":
      return writeScripts(player[of.field]);
  }
}

/** A life total of 0 is significant; the other numbers default to 0. */
function writeNumber(isLife: boolean, value: number | null): string {
  return value === null || (value === 0 && !isLife) ? "" : `${value}`;
}
