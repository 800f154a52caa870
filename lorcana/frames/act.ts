import { checked, oneOf, type Rule } from "../../combinators/mod.ts";
import type { BanishEffects } from "../ast/effects/banish.ts";
import type { ExertEffects } from "../ast/effects/exert.ts";
import type { ReadyEffects } from "../ast/effects/ready.ts";
import type { EffectOf, Filter, Target } from "../ast/mod.ts";
import { isChosen } from "../ast/target_names.ts";
import { effect } from "../grammar/effect.ts";
import type { Act, Productions } from "../grammar/effects/parts/production.ts";
import { asChosen, onCards } from "../grammar/effects/parts/who_acts.ts";
import { toTarget } from "../grammar/nouns/noun.ts";
import { nounPhrase, targets } from "../grammar/nouns/noun_phrase.ts";
import { objects } from "../grammar/nouns/objects.ts";
import { isNeverInPlay } from "../grammar/nouns/possible.ts";
import { pattern, twoVerbs, verb, words } from "../grammar/words.ts";
import { act, type Clause, type Printers } from "../print/clauses/clause.ts";
import { chosenWords } from "../print/effects/parts/who_acts.ts";
import { printTarget } from "../print/nouns/target.ts";
import type { Voice } from "../print/text/voice.ts";

type ActEffects = BanishEffects & ExertEffects & ReadyEffects;

/** "banish chosen character": what players do to cards in play. */
export const actProductions: Productions<ActEffects> = {
  "banish": {
    acts: [doing("banish")],
    // "They are banished": a clause, since a predicate could have a duration.
    clauses: [
      pattern`${targets} ${words("is", "are")} banished`.map(([target]) => () =>
        effect({ type: "banish", target })
      ),
    ],
  },
  "exert": { acts: [doing("exert", "exerted", "{E}")] },
  "ready": {
    acts: [
      doing("ready", "ready"),
      pattern`${verb("ready")} ${targets} after the challenge`.map((
        [, target],
      ) =>
      () => effect({ type: "ready", target, afterChallenge: true })),
    ],
  },
};

/**
 * "exert …", "choose and exert …"; not of cards that already are in the state
 * that it leaves them in.
 */
function doing<T extends keyof ActEffects>(
  type: T,
  state?: Filter["type"],
  ...symbols: readonly string[]
): Rule<Act<EffectOf<T>>> {
  const cards = oneOf<Target>([
    pattern`${
      oneOf([verb(type), ...symbols.map((one) => words(one))])
    } ${objects}`
      .map(([, target]) => target),
    pattern`${twoVerbs("choose", type)} ${nounPhrase}`.map(([, noun]) =>
      asChosen(toTarget(noun))
    ),
  ]);
  return checked(
    cards,
    (target) => !isNeverInPlay(target) && !isAlready(target, state),
  ).map((target) => (who) =>
    effect({ type, ...onCards(who, target) } as EffectOf<T>) // All have these.
  );
}

/** "exert chosen exerted character": it would have no effect. */
export function isAlready(
  target: Target,
  state: Filter["type"] | undefined,
): boolean {
  return typeof target === "object" && "selector" in target &&
    target.filter?.some(({ type }) => type === state) === true;
}

/** "banish chosen character", "choose and exert one of their characters" */
export const actPrinters: Printers<ActEffects> = {
  "banish": printAct,
  "exert": printAct,
  "ready": printAct,
};

function printAct(effect: EffectOf<keyof ActEffects>, voice: Voice): Clause {
  const { type, target, chosenBy: who, by } = effect;
  if (who !== undefined && isChosen(target)) {
    return act(
      who,
      (verb) =>
        `${verb("choose")} and ${verb(type)} ${
          chosenWords(target, who, voice)
        }`,
    );
  }
  const after = "afterChallenge" in effect ? " after the challenge" : "";
  return act(
    who ?? by ?? "CONTROLLER",
    (verb) => `${verb(type)} ${printTarget(target, voice, "all")}${after}`,
  );
}
