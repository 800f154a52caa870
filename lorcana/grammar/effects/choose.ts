import type { ChooseEffects } from "../../ast/effects/choose.ts";
import { effect } from "../effect.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { pattern, verb } from "../words.ts";
import type { Productions } from "./parts/production.ts";
import { asChosen, chooser, ownedBy } from "./parts/who_acts.ts";

/** "choose a character" */
export const chooseProductions: Productions<ChooseEffects> = {
  "select-target": {
    acts: [
      pattern`${verb("choose")} ${nounPhrase}`.map(([, noun]) => (who) =>
        effect("select-target", {
          target: ownedBy(who, asChosen(toTarget(noun))),
          chosenBy: chooser(who),
        })
      ),
    ],
  },
};
