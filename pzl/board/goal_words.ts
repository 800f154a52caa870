import type { Metadata, Phase, Seat, State } from "../types.ts";

/** What the solver has to do, and by when. */
export function goalWords(metadata: Metadata): string {
  const { goal: written, targets, targetCount, turns } = metadata;
  const goal = written === "" ? "Win" : written;
  const many = targetCount === 1 ? "" : `, ${targetCount} of them`;
  const what = targets === null ? goal : `${goal} (${targets}${many})`;
  return `${what}${limitWords(goal, turns)}`;
}

/** More turns than this are no limit. */
const MANY_TURNS = 1000;

function limitWords(goal: string, turns: number | null): string {
  if (turns === null) return ", without a limit of turns";
  if (goal === "Win Before Opponent's Next Turn") return "";
  if (turns >= MANY_TURNS) return ", at any time";
  return goal === "Survive"
    ? ` through turn ${turns}`
    : ` by the end of turn ${turns}`;
}

/** Where in the game the puzzle starts. */
export function startWords(state: State): string {
  const { turn, activePlayer, activePhaseAdvance } = state;
  const start = `Turn ${turn}, ${whose(activePlayer)} ${
    PHASE_WORDS[firstPhase(state)]
  }`;
  const advance = activePhaseAdvance === null
    ? ""
    : `, moving on to the ${PHASE_WORDS[activePhaseAdvance]}`;
  return `${start}${advance}`;
}

/** Forge goes on to blockers only once the stack is empty. */
function firstPhase({ activePhase, players: { human, ai } }: State): Phase {
  const hasStack = human.putOnStack.length + ai.putOnStack.length > 0;
  return hasStack && activePhase === "COMBAT_DECLARE_BLOCKERS"
    ? "COMBAT_DECLARE_ATTACKERS"
    : activePhase;
}

function whose(player: Seat): string {
  return player === "human"
    ? "your"
    : player === "ai"
    ? "the opponent's"
    : `${player}'s`;
}

/** A phase in words. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  UNTAP: "untap step",
  UPKEEP: "upkeep",
  DRAW: "draw step",
  MAIN1: "first main phase",
  COMBAT_BEGIN: "beginning of combat",
  COMBAT_DECLARE_ATTACKERS: "declare attackers step",
  COMBAT_DECLARE_BLOCKERS: "declare blockers step",
  COMBAT_FIRST_STRIKE_DAMAGE: "first-strike damage step",
  COMBAT_DAMAGE: "combat damage step",
  COMBAT_END: "end of combat",
  MAIN2: "second main phase",
  END_OF_TURN: "end step",
  CLEANUP: "cleanup step",
};
