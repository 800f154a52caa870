import type { Condition, Effect, Player } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { FRAMES } from "./done.ts";

/** Who did what "if you do" refers to: you, others, or both. */
export interface Doers {
  readonly you: boolean;
  readonly others: boolean;
}

/** Records who performs an effect; within an offer, also who accepts it. */
export function noteDoer(effect: Effect, known: Antecedents): void {
  if (effect.type === "optional") known.doers = doersOf(effect.chooser);
  else if (!FRAMES.has(effect.type)) {
    const who = whoDoes(effect);
    // The player who gets the offer performs it.
    if (who === "THAT_PLAYER" && known.open) return;
    const own = doersOf(who);
    known.doers = known.open && known.doers !== undefined
      ? {
        you: own.you || known.doers.you,
        others: own.others || known.doers.others,
      }
      : own;
  }
}

/** The player who performs an effect; `undefined` means you. */
function whoDoes(effect: Effect): Player | undefined {
  const { player, by, chosenBy } = effect as {
    readonly player?: Player;
    readonly by?: Player;
    readonly chosenBy?: Player;
  }; // Optional in many effects.
  return by ?? chosenBy ?? player;
}

const YOURS: ReadonlySet<Player | undefined> = new Set([
  "CONTROLLER",
  undefined,
]);
const OTHERS: ReadonlySet<Player> = new Set<Player>([
  "OPPONENT",
  "EACH_OPPONENT",
  "CHOSEN_OPPONENT",
  "OPPONENTS",
  "ANY_OPPONENTS",
  "ANOTHER_CHOSEN_PLAYER",
  "EACH_OTHER_PLAYER",
]);

function doersOf(player: Player | undefined): Doers {
  if (YOURS.has(player)) return { you: true, others: false };
  const named = typeof player === "object" && "that" in player
    ? player.that
    : player;
  return {
    you: typeof named !== "string" ||
      named !== "TURN" && (named === "EVENT" || !OTHERS.has(named)),
    others: true,
  };
}

/** "Draw a card. If they do, …": no other player did anything. */
export function hasNoMatchingDoer(
  condition: Condition,
  { doers, isPart }: Antecedents,
): boolean {
  if (isPart || doers === undefined) return false;
  switch (condition.type) {
    case "if-you-do":
      return condition.wording?.who === "they" ? !doers.others : !doers.you;
    case "if-they-do-not": {
      // Without `who`, the text says "otherwise".
      const { who } = condition.wording ?? {};
      return who === "you" ? !doers.you : who === "they" && !doers.others;
    }
    default:
      return false;
  }
}
