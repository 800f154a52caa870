import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { type Act, doneBy, ownedBy } from "./who_acts.ts";
import type { Player } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { lookup, pattern, verb, words } from "../words.ts";

const shuffle = verb("shuffle");
const choose = verb("choose");
const deck = words("deck", "decks");
const discard = words("discard", "discard pile");
const pile: Rule<"discard" | "hand"> = lookup<"discard" | "hand">({
  "discard": "discard",
  "discard pile": "discard",
  "hand": "hand",
});

/** "shuffle chosen character into their player's deck" */
export const shuffleActs: readonly Rule<Act>[] = [
  pattern`${shuffle} ${whosePile} deck`.map(([, whose]) => (who) =>
    effect("shuffle-deck", { target: pileOf(whose, who) })
  ),
  pattern`${shuffle} ${whosePile} ${pile} into ${whosePile} deck`.map((
    [, whose, from],
  ) =>
  (who) =>
    effect("shuffle-into-deck", {
      target: pileOf(whose, who),
      from,
      count: "all",
      intoDeck: whose === "CONTROLLER" ? "you" : "their",
    })
  ),
  pattern`${shuffle} ${target} into ${whosePile} ${deck}`.map((
    [, target, whose],
  ) =>
  (who) =>
    effect("shuffle-into-deck", {
      target: ownedBy(who, target),
      intoDeck: whose === "CONTROLLER" ? "you" : "owner",
      ...doneBy(who, target),
    })
  ),
  pattern`${shuffle} ${nounPhrase} from ${whosePile} ${pile} into ${whosePile} ${deck}`
    .map(([, noun, whose, from, into]) => (who) =>
      effect("shuffle-into-deck", {
        target: pileOf(whose, who),
        from,
        ...toCards(noun),
        intoDeck: deckOf(into),
      })
    ),
  oneOf([
    pattern`${choose} ${nounPhrase} from ${whosePile} ${discard} and ${shuffle} ${
      words("it", "them")
    } into ${whosePile} ${deck}`,
  ]).map(([, noun, whose, , , , into]) => (who) =>
    effect("shuffle-into-deck", {
      target: pileOf(whose, who),
      from: "discard",
      ...toCards({ ...noun, selector: "chosen" }),
      intoDeck: deckOf(into),
    })
  ),
];

function deckOf(into: Player | "THEIR"): "you" | "owner" | "their" {
  return into === "CONTROLLER"
    ? "you"
    : into === "CARD_OWNER"
    ? "owner"
    : "their";
}
