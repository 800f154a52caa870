import { oneEdit } from "../diagnostics/mod.ts";
import {
  gapOf,
  type KeyLine,
  type KeyLines,
  readKeyLines,
} from "./key_lines.ts";
import { fail, type Log, warn } from "./log.ts";
import type { Profile } from "./metadata.ts";
import type { Piece } from "./piece.ts";
import {
  newPlayer,
  type PlayerReading,
  readPlayerLine,
  writePlayer,
} from "./player.ts";
import { entriesOf, recordOf } from "./record.ts";
import type { Section } from "./sections.ts";
import { STATE_RULES, type StateField } from "./state_keys.ts";
import type { Phase, Player, State } from "./types.ts";
import {
  readBoolean,
  readIntegerLine,
  readPhase,
  readPlayer,
} from "./values.ts";

/** The section as read, and where everything in it stands. */
export interface StateReading {
  readonly state: State;
  readonly lines: KeyLines<StateField>;
  readonly header: Piece;
  readonly players: Readonly<Record<Player, PlayerReading>>;
}

/** Reads the section `[state]`. */
export function readState(
  log: Log,
  section: Section,
  profile: Profile,
): StateReading {
  const lines = readKeyLines(log, section.lines, STATE_RULES);
  const draft: Draft = {
    turn: 1,
    activePlayer: "human",
    activePhase: "UNTAP",
    activePhaseAdvance: null,
    removeSummoningSickness: false,
    abilities: new Map(),
    players: { human: newPlayer(), ai: newPlayer() },
  };
  for (const line of lines.known) readLine(log, line, draft);
  reportMissing(log, lines, section, profile);
  const { human, ai } = draft.players;
  const state = {
    ...draft,
    abilities: recordOf(draft.abilities),
    players: { human: human.state, ai: ai.state },
  };
  return { state, lines, header: section.header, players: draft.players };
}

/** Writes the known keys of the section, each with its value. */
export function writeState(state: State): string[] {
  const { activePhaseAdvance: advance } = state;
  return [
    `turn=${state.turn}`,
    `activeplayer=${state.activePlayer === "human" ? "p0" : "p1"}`,
    `activephase=${state.activePhase}`,
    ...(advance === null ? [] : [`activephaseadvance=${advance}`]),
    ...(state.removeSummoningSickness ? ["removesummoningsickness=true"] : []),
    ...writePlayer("p0", state.players.human),
    ...writePlayer("p1", state.players.ai),
    ...entriesOf(state.abilities).map(([name, text]) =>
      `ability${name}=${text}`
    ),
  ];
}

interface Draft {
  turn: number;
  activePlayer: Player;
  activePhase: Phase;
  activePhaseAdvance: Phase | null;
  removeSummoningSickness: boolean;
  readonly abilities: Map<string, string>;
  readonly players: Readonly<Record<Player, PlayerReading>>;
}

function readLine(
  log: Log,
  line: KeyLine<StateField>,
  draft: Draft,
): void {
  const { field, value } = line;
  switch (field.kind) {
    case "turn":
      draft.turn = readIntegerLine(log, line);
      break;
    case "activeplayer":
      draft.activePlayer = readPlayer(log, value);
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
      readPlayerLine(log, line, field.of, draft.players[field.player]);
      break;
  }
}

function readAdvance(log: Log, value: Piece): Phase | null {
  return value.text.toLowerCase() === "none" ? null : readPhase(log, value);
}

/** Forge reads false when a blank stands before the word. */
function readSickness(
  log: Log,
  line: KeyLine<StateField>,
): boolean {
  const { value } = line;
  const gap = gapOf(line);
  const before = log.notes.length;
  const removed = readBoolean(log, value);
  if (gap.text !== "" && log.notes.length === before) {
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
    const write = subject === "turn" && profile === "forge" ? warn : fail;
    write(log, "missing-field", header, { subject }, { subject });
  }
}
