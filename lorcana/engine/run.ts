import type { Ability, Effect } from "../mod.ts";
import type { Answer, Question } from "./ask/question.ts";
import { begin, type Moment, refuse } from "./moment.ts";
import { activated } from "./moves/activate.ts";
import type { Move } from "./moves/move.ts";
import { perform } from "./moves/perform.ts";
import { resolveWaiting } from "./moves/waiting.ts";
import { RULES } from "./rules.ts";
import type { CardId } from "./state/card.ts";
import type { Game } from "./state/game.ts";
import type { Happening } from "./state/happening.ts";
import { holderOf } from "./state/zones.ts";
import { unsupported } from "./support.ts";

/** The outcome of a run: a new game, a question to answer, or a refusal. */
export type Outcome =
  | { readonly kind: "done"; readonly game: Game }
  | { readonly kind: "asks"; readonly question: Question }
  | { readonly kind: "refused"; readonly why: string };

/** Makes a move of the active player, with answers in order. */
export function play(
  game: Game,
  move: Move,
  answers: readonly Answer[] = [],
): Outcome {
  const problem = problemIn(game);
  if (problem !== undefined) return { kind: "refused", why: problem };
  const scene = { game, rules: RULES };
  const source = "card" in move ? move.card : Object.keys(game.cards)[0] ?? "";
  return outcome(
    perform(begin(scene, source, game.turn.player, answers), move),
  );
}

/** An effect or ability of a card, and the event that triggers it. */
export interface Run {
  readonly source: CardId;
  readonly run: Effect | Ability;
  readonly event?: Happening;
}

/** Runs an effect or ability, and everything it triggers. */
export function run(
  game: Game,
  { source, run, event }: Run,
  answers: readonly Answer[] = [],
): Outcome {
  const problem = problemIn(game) ?? unsupported(run as Ability)[0];
  if (problem !== undefined) return { kind: "refused", why: problem };
  const scene = { game, rules: RULES };
  const moment: Moment = {
    ...begin(scene, source, holderOf(game, source), answers),
    ...(event === undefined ? {} : { event }),
  };
  return outcome(resolveWaiting(runOne(moment, run)));
}

function runOne(moment: Moment, what: Effect | Ability): Moment {
  switch (what.type) {
    case "keyword":
    case "static":
    case "replacement":
      return refuse(moment, `a ${what.type} ability holds; it is not run`);
    case "activated":
      return activated(moment, what);
    case "triggered":
    case "action": {
      const { condition, effect } = what;
      const applies = condition === undefined ||
        moment.rules.holds(moment, condition);
      return applies ? moment.rules.run(moment, effect) : moment;
    }
    default:
      return moment.rules.run(moment, what);
  }
}

/** The first thing on the cards of a game that the engine cannot run. */
function problemIn({ cards }: Game): string | undefined {
  for (const { id, printed } of Object.values(cards)) {
    for (const ability of printed.abilities ?? []) {
      const why = unsupported(ability)[0];
      if (why !== undefined) return `${id}: ${why}`;
    }
  }
  return undefined;
}

/** Refuses unused answers, since they must have been meant for something. */
function outcome({ stopped, answers, game }: Moment): Outcome {
  if (stopped?.kind === "asks") return stopped;
  if (stopped !== undefined) {
    return { kind: "refused", why: `cannot run: ${stopped.why}` };
  }
  return answers.length === 0 ? { kind: "done", game } : {
    kind: "refused",
    why: `nobody asked for ${JSON.stringify(answers[0])}`,
  };
}
