import type { Effect, Effects } from "../../mod.ts";
import { choiceRunners } from "../clauses/choice.ts";
import { conditionalRunners } from "../clauses/conditional.ts";
import { forEachRunners } from "../clauses/for_each.ts";
import { lastingRunners } from "../clauses/lasting.ts";
import { optionalRunners } from "../clauses/optional.ts";
import { payCostRunners } from "../clauses/pay_cost.ts";
import { repeatRunners } from "../clauses/repeat.ts";
import { replacementRunners } from "../clauses/replacement.ts";
import { sequenceRunners } from "../clauses/sequence.ts";
import { triggerRunners } from "../clauses/trigger.ts";
import { settle } from "../deeds/settle.ts";
import { type Moment, refuse } from "../moment.ts";
import { abilityRunners } from "./ability.ts";
import { banishRunners } from "./banish.ts";
import { chooseRunners } from "./choose.ts";
import { damageRunners } from "./damage.ts";
import { deckLimitRunners } from "./deck_limit.ts";
import { discardRunners } from "./discard.ts";
import { drawRunners } from "./draw.ts";
import { exertRunners } from "./exert.ts";
import { inkDropRunners } from "./ink_drop.ts";
import { inkwellRunners } from "./inkwell.ts";
import { keywordRunners } from "./keyword.ts";
import { lookRunners } from "./look.ts";
import { loreRunners } from "./lore.ts";
import { moveRunners } from "./move.ts";
import { nameRunners } from "./name.ts";
import { untilPlayed } from "./parts/next_played.ts";
import { payRunners } from "./pay.ts";
import { playRunners } from "./play.ts";
import { propertyRunners } from "./property.ts";
import { putRunners } from "./put.ts";
import { readyRunners } from "./ready.ts";
import { restrictionRunners } from "./restriction.ts";
import { returnRunners } from "./return.ts";
import { revealRunners } from "./reveal.ts";
import type { Cannot, Runners } from "./parts/runners.ts";
import { searchRunners } from "./search.ts";
import { shuffleRunners } from "./shuffle.ts";
import { skipRunners } from "./skip.ts";
import { statRunners } from "./stat.ts";
import { underRunners } from "./under.ts";
import { winRunners } from "./win.ts";

/** How to run each effect, or why the engine cannot. */
const RUNNERS: Runners<Effects> = {
  ...choiceRunners,
  ...conditionalRunners,
  ...forEachRunners,
  ...lastingRunners,
  ...optionalRunners,
  ...payCostRunners,
  ...repeatRunners,
  ...replacementRunners,
  ...sequenceRunners,
  ...triggerRunners,
  ...abilityRunners,
  ...banishRunners,
  ...chooseRunners,
  ...damageRunners,
  ...deckLimitRunners,
  ...discardRunners,
  ...drawRunners,
  ...exertRunners,
  ...inkDropRunners,
  ...inkwellRunners,
  ...keywordRunners,
  ...lookRunners,
  ...loreRunners,
  ...moveRunners,
  ...nameRunners,
  ...payRunners,
  ...playRunners,
  ...propertyRunners,
  ...putRunners,
  ...readyRunners,
  ...restrictionRunners,
  ...returnRunners,
  ...revealRunners,
  ...searchRunners,
  ...shuffleRunners,
  ...skipRunners,
  ...statRunners,
  ...underRunners,
  ...winRunners,
};

type Runner = ((moment: Moment, effect: Effect) => Moment) | Cannot;

/** Clauses that set `did` themselves. */
const FRAMES: ReadonlySet<string> = new Set([
  "sequence",
  "conditional",
  "optional",
  "pay-cost",
]);

/** Runs an effect, then banishes cards with as much damage as willpower. */
export function runEffect(moment: Moment, effect: Effect): Moment {
  if (moment.stopped !== undefined) return moment;
  const runner = RUNNERS[effect.type] as Runner; // The types match.
  if ("cannot" in runner) {
    return refuse(moment, `${effect.type}: ${runner.cannot}`);
  }
  const done = untilPlayed(moment, effect) ?? settle(runner(moment, effect));
  return FRAMES.has(effect.type) ? done : {
    ...done,
    did: done.game !== moment.game,
    before: moment.game.history.length,
  };
}
