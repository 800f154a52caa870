import { checked, oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { OnCards, Player, Target } from "../../../ast/mod.ts";
import { toTarget } from "../../nouns/noun.ts";
import { isNeverInPlay } from "../../nouns/possible.ts";
import { nounPhrase, targets } from "../../nouns/noun_phrase.ts";
import { pattern, verb } from "../../words.ts";
import { asChosen, onCards } from "./who_acts.ts";

/** "exert …", "choose and exert …": the cards that a verb is about. */
export function doing(
  words: Rule<undefined>,
): Rule<(who: Player) => OnCards> {
  const cards = oneOf<Target>([
    pattern`${words} ${targets}`.map(([, target]) => target),
    pattern`${verb("choose")} and ${words} ${nounPhrase}`.map(([, , noun]) =>
      asChosen(toTarget(noun))
    ),
  ]);
  return checked(cards, (target) => !isNeverInPlay(target)).map(
    (target) => (who) => onCards(who, target),
  );
}
