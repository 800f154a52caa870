import type { ChooseEffects } from "../../ast/effects/choose.ts";
import { effect } from "../effect.ts";
import { type Noun, toTarget } from "../nouns/noun.ts";
import { someCards } from "../nouns/noun_phrase.ts";
import { someOfThem } from "../nouns/one_of_them.ts";
import type { Rule } from "../../../combinators/mod.ts";
import type { EffectOf, Player, Target } from "../../ast/mod.ts";
import { choose } from "../verbs.ts";
import { lookup, pattern, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";
import { inHand } from "./parts/in_hand.ts";
import { asChosen, chooser, ownedBy } from "./parts/who_acts.ts";

const tie = words(
  "if there's a tie,",
  "if there is a tie,",
  "in case of a tie,",
  "if they're tied,",
  "if two or more characters are tied,",
  "if 2 or more characters are tied,",
  "if two or more are tied,",
);

const picks: Rule<Player> = lookup<Player>({
  "you choose": "CONTROLLER",
  "you choose one": "CONTROLLER",
  "choose one": "CONTROLLER",
  "choose one of them": "CONTROLLER",
  "you choose one of them": "CONTROLLER",
  "you choose which one": "CONTROLLER",
  "choose from among the tied characters": "CONTROLLER",
  "you choose from among the tied characters": "CONTROLLER",
  "choose among the tied characters": "CONTROLLER",
  "you choose among the tied characters": "CONTROLLER",
  "choose from among them": "CONTROLLER",
  "you choose from among them": "CONTROLLER",
  "an opponent chooses": "OPPONENT",
  "your opponent chooses": "OPPONENT",
  "an opponent chooses one": "OPPONENT",
  "they choose": "THAT_PLAYER",
  "they choose one": "THAT_PLAYER",
  "that player chooses": "THAT_PLAYER",
  "that player chooses one": "THAT_PLAYER",
  "their player chooses": "THAT_PLAYER",
  "their player chooses one": "THAT_PLAYER",
});

const somePlayer: Rule<ChooseEffects["choose-player"]["player"]> = lookup<
  ChooseEffects["choose-player"]["player"]
>({
  "a player": "CHOSEN_PLAYER",
  "an opponent": "CHOSEN_OPPONENT",
  "another player": "ANOTHER_CHOSEN_PLAYER",
});

/** "choose a character" */
export const chooseProductions: Productions<ChooseEffects> = {
  "select-target": {
    acts: [
      pattern`${choose} ${someCards}`.map(([, noun]) => choosing(noun)),
      // "choose one of your characters and a location"
      pattern`${choose} ${someCards} and ${someCards}`.map((
        [, first, second],
      ) =>
      (who) =>
        effect({
          type: "select-target",
          target: {
            join: "and",
            targets: [chosenCards(first, who), chosenCards(second, who)],
          },
          chosenBy: chooser(who),
        })
      ),
      pattern`${choose} ${someOfThem}`.map(([, target]) => (who) =>
        effect({
          type: "select-target",
          target: asChosen(target),
          chosenBy: chooser(who),
        })
      ),
    ],
  },
  "choose-player": {
    clauses: [
      pattern`${words("choose", "you choose")} ${somePlayer}`.map((
        [, player],
      ) =>
      () => effect({ type: "choose-player", player })),
    ],
  },
  "break-tie": {
    clauses: [
      pattern`${tie} ${picks}`.map(([, chosenBy]) => () =>
        effect({ type: "break-tie", chosenBy })
      ),
    ],
  },
};

function choosing(noun: Noun): Act<EffectOf<"select-target">> {
  return (who) =>
    effect({
      type: "select-target",
      target: chosenCards(noun, who),
      chosenBy: chooser(who),
    });
}

function chosenCards(noun: Noun, who: Player): Target {
  return ownedBy(who, asChosen(toTarget(inHand(noun))));
}
