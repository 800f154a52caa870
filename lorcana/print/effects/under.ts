import { order } from "./parts/destination.ts";
import type { UnderEffects } from "../../ast/effects/under.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { printPile } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { lying } from "./parts/lying.ts";
import { playerWords } from "../nouns/players.ts";
import { howMany } from "../nouns/quantity.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "put the top card of your deck facedown under this character" */
export const underPrinters: Printers<UnderEffects> = {
  "put-under": under,
  "move-cards-from-under": (effect, voice) => {
    const { amount, target, destination, player, past } = effect;
    const isTheirs = player === "CARD_OWNER" && amount !== 1;
    const whose = isTheirs ? "their players'" : playerWords(player).whose;
    const s = isTheirs ? "s" : "";
    const [some, were] = amount === 1
      ? ["a card", "was"]
      : [`${howMany(amount)} cards`, "were"];
    return act("CONTROLLER", () =>
      phrase(
        `put ${some} ${past ? `that ${were}` : "from"} under ${
          printTarget(target, voice, "object")
        }`,
        destination === "deck-bottom"
          ? `on the bottom of ${whose} deck${s}`
          : `into ${whose} ${destination}${s}`,
        effect.ordering && order(effect).trimStart(),
        lying(effect),
      ));
  },
};

function under(effect: EffectOf<"put-under">, voice: Voice): Clause {
  const { player = "CONTROLLER", target, under, from } = effect;
  const { facedown, faceup } = effect;
  const onto = (): string => printTarget(under, voice, "each");
  return act("CONTROLLER", () => {
    if (from !== undefined) {
      return `put all cards that were under ${
        printTarget(from, voice, "object")
      } under ${onto()}`;
    }
    const what = isPile(target)
      ? printPile(target, playerWords(player).whose, voice)
      : printTarget(target, voice, "object");
    return phrase(
      `put ${what}`,
      facedown && "facedown",
      `under ${onto()}`,
      faceup && "faceup",
    );
  });
}
