import type { KeyLine } from "../text/key_lines.ts";
import { hint, type Log } from "../text/log.ts";
import type { MetadataReading } from "../metadata.ts";
import type { StateReading } from "../state/state.ts";
import { playerFieldId } from "../state/state_keys.ts";
import type { Player } from "../types.ts";
import { PLAYERS } from "../values/words.ts";
import { lowest } from "./cards.ts";

/** Goals that are reached by putting something on the battlefield. */
const PUTTING: ReadonlySet<string> = new Set([
  "Put the Specified Permanent on the Battlefield",
  "Play the Specified Permanent",
]);

/** Goals that look at `Targets`. */
const TARGETING: ReadonlySet<string> = new Set([
  ...PUTTING,
  "Destroy Specified Permanents",
  "Destroy Specified Creatures",
  "Remove Specified Permanents from the Battlefield",
  "Kill Specified Creatures",
  "Gain Control of Specified Permanents",
]);

/** Checks the section `[metadata]`. */
export function lintMetadata(
  log: Log,
  { metadata, lines }: MetadataReading,
): void {
  const { goal, targets } = metadata;
  const { last } = lines;
  lintLeast(log, last.get("Turns"), metadata.turns, 1);
  lintLeast(log, last.get("TargetCount"), metadata.targetCount, 1);
  const goalLine = last.get("Goal");
  if (goalLine && PUTTING.has(goal) && targets === null) {
    hint(log, "missing-targets", goalLine.value, { goal });
  }
  const targetLine = last.get("Targets");
  if (targetLine && targets !== null && !TARGETING.has(goal)) {
    hint(log, "unused-targets", targetLine.value, { goal });
  }
  const countLine = last.get("TargetCount");
  if (countLine && !PUTTING.has(goal)) {
    hint(log, "unused-target-count", countLine.value, { goal });
  }
}

/** Checks the numbers of the section `[state]`, and that both players are there. */
export function lintPlayers(log: Log, reading: StateReading): void {
  const { state, lines, header } = reading;
  lintLeast(log, lines.last.get("turn"), state.turn, 1);
  for (const subject of PLAYERS) {
    if (!reading.players[subject].isThere) {
      hint(log, "missing-player", header, { subject }, { subject });
    } else if (state.players[subject].life === null) {
      hint(log, "missing-life", header, { subject }, { subject });
    }
    lintPlayerNumbers(log, reading, subject);
  }
}

const SMALL_NUMBERS = [
  "landsPlayed",
  "landsPlayedLastTurn",
  "numRingTemptedYou",
  "speed",
] as const;

function lintPlayerNumbers(
  log: Log,
  { state, lines }: StateReading,
  player: Player,
): void {
  const { [player]: values } = state.players;
  const lineOf = (field: string) =>
    lines.last.get(playerFieldId(player, field));
  for (const field of SMALL_NUMBERS) {
    lintLeast(log, lineOf(field), values[field], 0);
  }
  const counters = lineOf("counters");
  if (counters && Object.hasOwn(values.counters, "RAD")) {
    hint(log, "rad-counter", counters.value, {});
  }
  lintLeast(log, counters, lowest(values.counters), 1);
}

function lintLeast<F>(
  log: Log,
  line: KeyLine<F> | undefined,
  found: number | null,
  least: number,
): void {
  if (!line || found === null || found >= least) return;
  hint(log, "negative-value", line.value, { found, least });
}
