import type { Rule } from "../../../combinators/mod.ts";
import { type Act, asChosen, doneBy, ownedBy } from "./who_acts.ts";
import type { Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { nounPhrase, targets } from "../nouns/noun_phrase.ts";
import { toTarget } from "../nouns/noun.ts";
import { pattern, verb, words } from "../words.ts";

const exert = words("exert", "exerts", "{E}");
const ready = words("ready", "readies");
const banish = verb("banish", "banishes");
const choose = verb("choose");

type Verb = "exert" | "ready" | "banish";

/** "exert …", "ready …", "banish …" */
export const exertActs: readonly Rule<Act>[] = [
  pattern`${exert} ${targets}`.map(([, target]) => doing("exert", target)),
  pattern`${ready} ${targets}`.map(([, target]) => doing("ready", target)),
  pattern`${ready} ${targets} after the challenge`.map(([, target]) => () =>
    effect("ready", { target, afterChallenge: true })
  ),
  pattern`${banish} ${targets}`.map(([, target]) => doing("banish", target)),
  pattern`${choose} and ${exert} ${nounPhrase}`.map(([, , noun]) =>
    doing("exert", asChosen(toTarget(noun)))
  ),
  pattern`${choose} and ${ready} ${nounPhrase}`.map(([, , noun]) =>
    doing("ready", asChosen(toTarget(noun)))
  ),
  pattern`${choose} and ${banish} ${nounPhrase}`.map(([, , noun]) =>
    doing("banish", asChosen(toTarget(noun)))
  ),
];

function doing(type: Verb, target: Target): Act {
  return (who) =>
    effect(type, { target: ownedBy(who, target), ...doneBy(who, target) });
}
