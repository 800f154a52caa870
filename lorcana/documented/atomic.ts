import { oneOf, type Rule } from "../../combinators/mod.ts";
import {
  type Antecedents,
  nothingSaid,
} from "../assemble/references/antecedents.ts";
import { NOTHING_KNOWN } from "../assemble/references/mention.ts";
import { resolveEffect } from "../assemble/resolve.ts";
import { isPile } from "../ast/pile.ts";
import type { Effect, Player, Target } from "../ast/mod.ts";
import { effectsOn } from "../grammar/clauses/cards_do.ts";
import { sequence } from "../grammar/clauses/parts/pieces.ts";
import { attemptPrefix } from "../attempt/attempt.ts";
import { columnsOf } from "../attempt/columns.ts";
import { act, chain, predicate } from "../attempt/rules.ts";
import { firstWords } from "./first_words.ts";
import { documentedShape } from "./shape.ts";
import { findPlayer, findTarget } from "./target.ts";

type Make = (who: Player, target: Target) => Effect;

/** One effect: with its subject, without it, or a predicate alone. */
const effectRule: Rule<Make> = oneOf<Make>([
  chain.map((chain): Make => (who) => first(sequence(chain(who)))),
  act.map((act): Make => (who) => act(who)),
  predicate.map((list): Make => (_, target) => effectsOn(target, list)[0]!),
]);

/** The document's steps have one effect each. */
function first(effect: Effect): Effect {
  return effect.type === "sequence" ? effect.steps[0]! : effect;
}

/**
 * The first effect that stands anywhere in a text, whatever is around it. The
 * document's patterns are not anchored, and what they skip is lost: only the
 * documented level does this.
 */
export function atomicEffect(text: string): Effect | undefined {
  const tokens = firstWords(text);
  const columns = columnsOf(tokens);
  // Looked for once, and only if there is an effect.
  let player: Player | undefined;
  let target: Target | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const make = attemptPrefix(effectRule, columns, at)?.value;
    if (make === undefined) continue;
    if (target === undefined) {
      player = findPlayer(text);
      target = findTarget(text) ?? "CHOSEN_CHARACTER";
    }
    const effect = make(player ?? "CONTROLLER", target);
    // The document has no pattern for "discard them".
    if (effect.type === "discard" && !isPile(effect.target)) continue;
    return documentedShape(
      resolveEffect(effect, spoken()),
      player,
    );
  }
  return undefined;
}

/** Where some card was spoken of before. */
function spoken(): Antecedents {
  return {
    ...nothingSaid(true),
    mentions: [{ ...NOTHING_KNOWN, ref: "previous-target" }],
  };
}
