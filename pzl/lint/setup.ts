import type { StateReading } from "../state/state.ts";
import { playerFieldId } from "../state/state_keys.ts";
import { hint, type Log } from "../text/log.ts";
import type { Card, PlayerState, State } from "../types.ts";
import { BASIC_LANDS, PLAYERS } from "../values/words.ts";

/** Checks what Forge does between reading the puzzle and the first move. */
export function lintSetup(log: Log, reading: StateReading): void {
  lintLosers(log, reading);
  lintStack(log, reading);
}

/** Forge checks who has lost before it sets life totals below 0. */
function lintLosers(log: Log, { state, lines }: StateReading): void {
  const isCertain = !hasHelp(state);
  for (const subject of PLAYERS) {
    const { life, counters } = state.players[subject];
    const isPoisoned = (counters["POISON"] ?? 0) >= DEADLY_POISON;
    if (life !== 0 && !isPoisoned) continue;
    const why = life === 0 ? "life" : "poison";
    const field = life === 0 ? "life" : "counters";
    const line = lines.last.get(playerFieldId(subject, field));
    if (!line) continue;
    const details = { subject, why, isCertain } as const;
    hint(log, "player-loses", line.value, details, { subject });
  }
}

const DEADLY_POISON = 10;

/** Whether something could keep a player from losing, as Platinum Angel does. */
function hasHelp({ players }: State): boolean {
  return PLAYERS.some((player) => {
    const { battlefield, command, precast } = players[player];
    return precast.length > 0 || [...battlefield, ...command].some(canHelp);
  });
}

/** Basic lands and inline tokens have no abilities of their own. */
function canHelp(card: Card): boolean {
  return card.kind === "token" || card.abilities !== undefined ||
    card.executeScript !== undefined ||
    (card.kind === "card" && !BASIC_LANDS.has(card.name));
}

/** Phases end, and blockers are declared, only while the stack is empty. */
function lintStack(log: Log, { state, lines }: StateReading): void {
  const hasStack = ({ putOnStack }: PlayerState) => putOnStack.length > 0;
  if (!PLAYERS.some((player) => hasStack(state.players[player]))) return;
  const advance = lines.last.get("activephaseadvance");
  if (advance && state.activePhaseAdvance !== null) {
    hint(log, "advance-with-stack", advance.value, {});
  }
  const phase = lines.last.get("activephase");
  if (phase && state.activePhase === "COMBAT_DECLARE_BLOCKERS") {
    hint(log, "blockers-with-stack", phase.value, {});
  }
}
