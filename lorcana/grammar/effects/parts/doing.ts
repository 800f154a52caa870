import { checked, oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Filter, OnCards, Player, Target } from "../../../ast/mod.ts";
import { toTarget } from "../../nouns/noun.ts";
import { isNeverInPlay } from "../../nouns/possible.ts";
import { nounPhrase } from "../../nouns/noun_phrase.ts";
import { objects } from "../../nouns/objects.ts";
import { pattern, words } from "../../words.ts";
import { asChosen, onCards } from "./who_acts.ts";

/** A verb, and the state that it leaves cards in. */
interface Doing {
  readonly words: readonly [base: string, third: string, ...symbols: string[]];
  /** "exerted": exerting such cards would have no effect. */
  readonly done?: Filter["type"];
}

/** "exert …", "choose and exert …": the objects of a verb. */
export function doing(
  { words: [base, third, ...symbols], done }: Doing,
): Rule<(who: Player) => OnCards> {
  const both = words(`choose and ${base}`, `chooses and ${third}`);
  const cards = oneOf<Target>([
    pattern`${words(base, third, ...symbols)} ${objects}`.map(([, target]) =>
      target
    ),
    pattern`${both} ${nounPhrase}`.map(([, noun]) => asChosen(toTarget(noun))),
  ]);
  return checked(
    cards,
    (target) => !isNeverInPlay(target) && !isAlready(target, done),
  ).map((target) => (who) => onCards(who, target));
}

/** "exert chosen exerted character": it would have no effect. */
export function isAlready(
  target: Target,
  state: Filter["type"] | undefined,
): boolean {
  return typeof target === "object" && "selector" in target &&
    target.filter?.some(({ type }) => type === state) === true;
}
