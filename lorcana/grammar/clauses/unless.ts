import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import { durationOf } from "../effect.ts";
import type { Effect, Player } from "../../ast/mod.ts";
import { oneOfThem } from "../../ast/player_traits.ts";
import { expanded } from "../../ast/target_names.ts";
import type { Act } from "../effects/parts/production.ts";
import { actor } from "../nouns/players.ts";
import { pay } from "../verbs.ts";
import { number, pattern } from "../words.ts";
import { type Clause, clause } from "./parts/clause.ts";
import { sequence } from "./parts/pieces.ts";

/** "draw a card unless an opponent discards a card": the opponent decides. */
export function unless(act: Rule<Act>): readonly Rule<Clause>[] {
  return [
    pattern`${actor} ${act} unless they ${act}`.map((
      [who, act, other],
    ) =>
      clause(() => ({
        type: "choice",
        options: [act(oneOfThem(who)), other(oneOfThem(who))],
        optionLabels: [],
        chooser: who,
        unless: true,
        wording: { written: "unless they" },
      }))
    ),
    pattern`${actor} ${act} unless they pay ${number} {I}`.map((
      [who, act, ink],
    ) =>
      clause(() => ({
        type: "choice",
        options: [act(oneOfThem(who)), paying(ink, oneOfThem(who))],
        optionLabels: [],
        chooser: who,
        unless: true,
        wording: { written: "unless they" },
      }))
    ),
    checked(
      pattern`${act} unless ${actor} ${pay} ${number} {I}`,
      ([act, chooser]) => isOfOnePlayer(act("CONTROLLER"), chooser),
    ).map(([act, chooser, , ink]) =>
      clause((who) => ({
        type: "choice",
        options: [act(who), paying(ink, chooser)],
        optionLabels: [],
        chooser,
        unless: true,
        wording: { written: "unless" },
      }))
    ),
    checked(
      pattern`${act} unless ${actor} ${act}`,
      ([act, chooser]) => isOfOnePlayer(act("CONTROLLER"), chooser),
    ).map(([act, chooser, other]) =>
      clause((who) => ({
        type: "choice",
        options: [act(who), other(chooser)],
        optionLabels: [],
        chooser,
        unless: true,
        wording: { written: "unless" },
      }))
    ),
  ];
}

/** "… unless their player pays 1 {I}": what cards do, unless prevented. */
export function unlessPrevented(
  cards: Rule<Clause>,
  act: Rule<Act>,
): Rule<Clause> {
  const prevented: Rule<readonly [Player, Effect]> = oneOf([
    pattern`unless ${actor} ${pay} ${number} {I}`.map((
      [chooser, , ink],
    ): readonly [Player, Effect] => [chooser, paying(ink, chooser)]),
    pattern`unless ${actor} ${act}`.map((
      [chooser, act],
    ): readonly [Player, Effect] => [chooser, act(chooser)]),
  ]);
  return checked(
    pattern`${cards} ${prevented}`,
    ([{ pieces }, [chooser]]) =>
      pieces("CONTROLLER").every(({ effect }) =>
        isForNow(effect) && isOfOnePlayer(effect, chooser)
      ),
  ).map(([cards, [chooser, other]]) =>
    clause((who) => ({
      type: "choice",
      options: [sequence(cards.pieces(who)), other],
      optionLabels: [],
      chooser,
      unless: true,
      wording: { written: "unless" },
    }))
  );
}

/** Whether an effect happens now, so that somebody can prevent it. */
function isForNow(effect: Effect): boolean {
  return EFFECT_TRAITS[effect.type].happens === "once" ||
    durationOf(effect) !== undefined;
}

/** "unless their player …" needs cards of one player: not "each character". */
function isOfOnePlayer(effect: Effect, chooser: Player): boolean {
  if (typeof chooser !== "object" || !("ownerOf" in chooser)) return true;
  // Without a target, it is about a card mentioned before.
  if (!("target" in effect) || effect.target === undefined) return true;
  const full = expanded(effect.target);
  return typeof full === "object" &&
    ("ref" in full
      ? full.wording?.several !== true && full.wording?.participle !== "those"
      : "selector" in full && full.count === 1);
}

/** "pay 2 {I}" */
function paying(ink: number, who: Player): Effect {
  return {
    type: "pay-cost",
    cost: { ink },
    ...(who === "CONTROLLER" ? {} : { payer: who }),
  };
}
