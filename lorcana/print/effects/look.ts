import type { LookEffects } from "../../ast/effects/look.ts";
import type { EffectOf, Player } from "../../ast/mod.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { destinationSentences, type PrintThen } from "./parts/looked_at.ts";
import { playerWords } from "../nouns/players.ts";
import { topCards } from "./parts/top_cards.ts";
import type { Voice } from "../text/voice.ts";

/** Printers for looking at cards; `then` prints what else happens. */
export function lookPrinters(then: PrintThen): Printers<LookEffects> {
  return {
    "look-at-cards": ({ amount, player }, voice) =>
      act(
        "CONTROLLER",
        () => `look at ${topCards(amount, player, "CONTROLLER", voice)}`,
      ),
    "scry": (effect, voice) => scry(effect, voice, then),
    "look-at-hand": ({ player }) =>
      act("CONTROLLER", () => `look at ${playerWords(player).whose} hand`),
    "look-at-inkwell": ({ player }) =>
      act(
        "CONTROLLER",
        () => `look at the cards in ${playerWords(player).whose} inkwell`,
      ),
  };
}

/** "Look at the top 2 cards of your deck. Put one into your hand …" */
function scry(
  effect: EffectOf<"scry">,
  voice: Voice,
  then: PrintThen,
): Clause {
  const { amount, player, destinations, revealAll } = effect;
  const byOther = revealAll && player !== "CONTROLLER" &&
    player !== "CHOSEN_PLAYER" && player !== "CHOSEN_OPPONENT";
  const actor: Player = byOther ? player : "CONTROLLER";
  const owner = player === "CONTROLLER" ? "your" : "their";
  return act(actor, (verb) => {
    const look = revealAll ? verb("reveal") : "look at";
    return [
      `${look} ${topCards(amount, player, actor, voice)}`,
      ...destinationSentences(destinations, owner, amount, voice, then),
    ].join(". ");
  });
}
