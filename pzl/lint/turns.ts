import type { MetadataReading } from "../metadata.ts";
import type { StateReading } from "../state/state.ts";
import { hint, type Log } from "../text/log.ts";
import type { Phase, Player } from "../types.ts";

/** Checks when the puzzle starts, and what happens until it ends. */
export function lintTurns(
  log: Log,
  metadata: MetadataReading,
  state: StateReading,
): void {
  lintLimit(log, metadata, state);
  lintFirstDraw(log, state);
  lintLibraries(log, metadata, state);
}

/** The solver loses, or survives, at exactly one turn, or never. */
function lintLimit(
  log: Log,
  { metadata: { goal, turns } }: MetadataReading,
  { state: { turn, activePhase }, lines }: StateReading,
): void {
  const line = lines.last.get("turn");
  if (!line || turns === null || turns < 1 || goal === UNLIMITED) return;
  const limit = activePhase === "CLEANUP" ? turns + 1 : turns;
  if (turn <= limit) return;
  hint(log, "turn-after-limit", line.value, { turn, limit, goal });
}

/** The goal that ends by itself and does not look at `Turns`. */
const UNLIMITED = "Win Before Opponent's Next Turn";

/** In a game of two, the first turn has no draw step. */
function lintFirstDraw(
  log: Log,
  { state: { turn, activePhase }, lines }: StateReading,
): void {
  const line = lines.last.get("activephase");
  if (!line || turn !== 1 || !isBeforeDraw(activePhase)) return;
  hint(log, "turn-one-draw", line.value, { phase: activePhase });
}

function isBeforeDraw(phase: Phase): boolean {
  return phase === "UNTAP" || phase === "UPKEEP";
}

/** Each player who draws before the end needs a card to draw. */
function lintLibraries(
  log: Log,
  metadata: MetadataReading,
  { state, header }: StateReading,
): void {
  for (const { player, turn } of firstDraws(metadata, state)) {
    if (state.players[player].library.length > 0) continue;
    const subject = player;
    hint(log, "empty-library", header, { subject, turn }, { subject });
  }
}

/** Who draws before the puzzle ends, and on which turn first. */
function firstDraws(
  { metadata: { goal, turns } }: MetadataReading,
  { turn, activePlayer, activePhase }: StateReading["state"],
): readonly { readonly player: Player; readonly turn: number }[] {
  if (activePlayer !== "human" && activePlayer !== "ai") return [];
  const other = activePlayer === "human" ? "ai" : "human";
  const last = goal === UNLIMITED ? turn : turns ?? 0;
  const drawsNow = turn > 1 && isBeforeDraw(activePhase);
  const draws = [
    { player: activePlayer, turn: drawsNow ? turn : turn + 2 },
    { player: other, turn: turn + 1 },
  ] as const;
  return draws.filter((draw) =>
    draw.turn <= last || (drawsNow && draw.turn === turn)
  );
}
