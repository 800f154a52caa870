import { order } from "./parts/destination.ts";
import type { UnderEffects } from "../../ast/effects/under.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { printCards, someCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { lying } from "./parts/lying.ts";
import { playerWords } from "../nouns/players.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "put the top card of your deck facedown under this character" */
export const underPrinters: Printers<UnderEffects> = {
  "put-under": under,
  "move-cards-from-under": (effect, voice) => {
    const { amount, target, destination, player } = effect;
    const whose = playerWords(player).whose;
    const some = amount === "all"
      ? "all cards"
      : amount === "any"
      ? "any number of cards"
      : amount === 1
      ? "a card"
      : typeof amount === "object" && amount.type === "up-to"
      ? `up to ${amount.value} cards`
      : `${amount} cards`;
    return act("CONTROLLER", () =>
      phrase(
        `put ${some} from under ${printTarget(target, voice, "object")}`,
        destination === "deck-bottom"
          ? `on the bottom of ${whose} deck`
          : `into ${whose} ${destination}`,
        effect.ordering && order(effect).trimStart(),
        lying(effect),
      ));
  },
};

function under(effect: EffectOf<"put-under">, voice: Voice): Clause {
  const { source, player = "CONTROLLER", under, amount, from } = effect;
  const { facedown, faceup } = effect;
  const onto = (): string => printTarget(under, voice, "each");
  const { whose } = playerWords(player);
  return act("CONTROLLER", () => {
    if (source === "under") {
      return `put all cards that were under ${
        printTarget(from ?? "SELF", voice, "object")
      } under ${onto()}`;
    }
    const what = source === "top-of-deck"
      ? amount === undefined
        ? `the top card of ${whose} deck`
        : typeof amount === "number"
        ? `the top ${amount} cards of ${whose} deck`
        : `${someCards(amount, voice)} from the top of ${whose} deck`
      : source === "target"
      ? printTarget(from ?? "SELF", voice, "object")
      : `${printCards(effect, voice)} from ${whose} ${source}`;
    return phrase(
      `put ${what}`,
      facedown && "facedown",
      `under ${onto()}`,
      faceup && "faceup",
    );
  });
}
