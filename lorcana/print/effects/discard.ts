import type { DiscardEffects } from "../../ast/effects/discard.ts";
import { isCountedAmount } from "../../ast/amount.ts";
import type { EffectOf, Player, Query } from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { isChosen } from "../../ast/target_names.ts";
import { isPlain, printCards, someCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { have, mine, whose } from "../nouns/players.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "choose and discard a card" */
export const discardPrinters: Printers<DiscardEffects> = {
  "discard": discard,
};

function discard(effect: EffectOf<"discard">, voice: Voice): Clause {
  const { player, target, chosenBy, random, until, or } = effect;
  const chosen = isChosen(target);
  if (chosen && chosenBy !== undefined && chosenBy !== "CONTROLLER") {
    return fromAnothers(effect, chosenBy, voice);
  }
  return act(player, (verb) => {
    const word = chosen && chosenBy === undefined
      ? `${verb("choose")} and ${verb("discard")}`
      : verb("discard");
    if (until !== undefined) {
      const size = chosen
        ? `${until}`
        : `${until} cards in ${mine(player)} hand`;
      return `${word} ${chosen ? "cards " : ""}until ${have(player)} ${size}`;
    }
    return phrase(
      word,
      or && "either",
      isPile(target)
        ? discarded(target, player, voice)
        : printTarget(target, voice, "object"),
      or && `or ${numbered(printCards(or, voice))}`,
      random && "at random",
      chosenBy === "CONTROLLER" ? "of your choice" : undefined,
    );
  });
}

/** "an opponent chooses and discards a card from your hand" */
function fromAnothers(
  { player, target }: EffectOf<"discard">,
  chosenBy: Player,
  voice: Voice,
): Clause {
  const cards = isPile(target)
    ? discarded(target, player, voice)
    : printTarget(target, voice, "object");
  return act(
    chosenBy,
    (verb) =>
      `${verb("choose")} and ${verb("discard")} ${cards} from ${
        whose(player, chosenBy)
      } hand`,
  );
}

/** "1 action card": "an action card" would join the noun before it. */
function numbered(cards: string): string {
  return cards.replace(/^an? /u, "1 ");
}

/** The cards in a hand; the verb tells who chooses them. */
function discarded(hand: Query, player: Player, voice: Voice): string {
  const { count, selector } = hand;
  if (count === "all" && isPlain(hand)) {
    return selector === "chosen" ? "all cards" : `${mine(player)} hand`;
  }
  if (isCountedAmount(count)) return someCards(count, voice);
  return printCards(
    { ...hand, selector: count === "all" ? "all" : "any" },
    voice,
  );
}
