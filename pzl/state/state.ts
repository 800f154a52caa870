import { oneEdit } from "../../diagnostics/internal.ts";
import {
  type KeyLine,
  type KeyLines,
  readKeyLines,
} from "../text/key_lines.ts";
import { gapOf } from "../text/split_key.ts";
import { fail, type Log, warn } from "../text/log.ts";
import { type Profile, seatsOf } from "../values/profile.ts";
import type { Piece } from "../text/piece.ts";
import {
  newPlayer,
  type PlayerReading,
  readPlayerLine,
  writePlayer,
} from "./player.ts";
import { OTHER_PLAYERS, prefixOf } from "../values/words.ts";
import { entriesOf, recordOf } from "../values/record.ts";
import type { Section } from "../text/sections.ts";
import { type StateField, stateRules } from "./state_keys.ts";
import type { Phase, Player, Seat, State } from "../types.ts";
import {
  readBoolean,
  readIntegerLine,
  readPhase,
  readPlayer,
} from "../values/values.ts";

/** The section as read, and the position of everything in it. */
export interface StateReading {
  readonly state: State;
  readonly lines: KeyLines<StateField>;
  readonly header: Piece;
  readonly players: PlayerReadings;
}

/** The players as read: always the two of a puzzle, perhaps others. */
export type PlayerReadings =
  & Readonly<Record<Player, PlayerReading>>
  & { [S in Seat]?: PlayerReading };

/** Reads the section `[state]`. */
export function readState(
  log: Log,
  section: Section,
  profile: Profile,
): StateReading {
  const lines = readKeyLines(log, section.lines, stateRules(profile));
  const draft: Draft = {
    turn: 1,
    activePlayer: "human",
    activePhase: "UNTAP",
    activePhaseAdvance: null,
    removeSummoningSickness: false,
    abilities: new Map(),
    players: { human: newPlayer(), ai: newPlayer() },
  };
  for (const line of lines.known) readLine(log, line, draft, profile);
  reportMissing(log, lines, section, profile);
  const { human, ai } = draft.players;
  const state = {
    ...draft,
    abilities: recordOf(draft.abilities),
    players: { human: human.state, ai: ai.state },
    ...othersOf(draft.players),
  };
  return { state, lines, header: section.header, players: draft.players };
}

function othersOf(players: PlayerReadings): Pick<State, "others"> {
  const others = OTHER_PLAYERS.flatMap((player) => {
    const reading = players[player];
    return reading ? [[player, reading.state] as const] : [];
  });
  return others.length === 0 ? {} : { others: Object.fromEntries(others) };
}

/** Writes the known keys of the section, each with its value. */
export function writeState(state: State): string[] {
  const { activePhaseAdvance: advance } = state;
  return [
    `turn=${state.turn}`,
    `activeplayer=${prefixOf(state.activePlayer)}`,
    `activephase=${state.activePhase}`,
    ...(advance === null ? [] : [`activephaseadvance=${advance}`]),
    ...(state.removeSummoningSickness ? ["removesummoningsickness=true"] : []),
    ...writePlayer("p0", state.players.human),
    ...writePlayer("p1", state.players.ai),
    ...OTHER_PLAYERS.flatMap((player) => {
      const other = state.others?.[player];
      return other ? writePlayer(player, other) : [];
    }),
    ...entriesOf(state.abilities).map(([name, text]) =>
      `ability${name}=${text}`
    ),
  ];
}

interface Draft {
  turn: number;
  activePlayer: Seat;
  activePhase: Phase;
  activePhaseAdvance: Phase | null;
  removeSummoningSickness: boolean;
  readonly abilities: Map<string, string>;
  readonly players: PlayerReadings;
}

function readLine(
  log: Log,
  line: KeyLine<StateField>,
  draft: Draft,
  profile: Profile,
): void {
  const { field, value } = line;
  switch (field.kind) {
    case "turn":
      draft.turn = readIntegerLine(log, line);
      break;
    case "activeplayer":
      draft.activePlayer = readPlayer(log, value, seatsOf(profile));
      break;
    case "activephase":
      draft.activePhase = readPhase(log, value);
      break;
    case "activephaseadvance":
      draft.activePhaseAdvance = readAdvance(log, value);
      break;
    case "removesummoningsickness":
      draft.removeSummoningSickness = readSickness(log, line);
      break;
    case "ability":
      draft.abilities.set(field.name, value.text);
      break;
    case "player":
      readPlayerLine(log, line, field.of, {
        player: draft.players[field.player] ??= newPlayer(),
        profile,
      });
      break;
  }
}

function readAdvance(log: Log, value: Piece): Phase | null {
  return value.text.toLowerCase() === "none" ? null : readPhase(log, value);
}

/** Forge reads false if there is a blank before the word. */
function readSickness(
  log: Log,
  line: KeyLine<StateField>,
): boolean {
  const { value } = line;
  const gap = gapOf(line);
  const before = log.warnings.length;
  const removed = readBoolean(log, value);
  if (gap.text !== "" && log.warnings.length === before) {
    warn(log, "space-before-boolean", gap, { found: value.text }, {
      suggestion: oneEdit(
        { start: gap.at, end: value.at + value.text.length },
        value.text,
      ),
    });
  }
  return removed;
}

function reportMissing(
  log: Log,
  { last }: KeyLines<StateField>,
  { header }: Section,
  profile: Profile,
): void {
  for (const subject of ["turn", "activeplayer", "activephase"] as const) {
    if (last.has(subject)) continue;
    const write = subject === "turn" && profile !== "strict" ? warn : fail;
    write(log, "missing-field", header, { subject }, { subject });
  }
}
