import type { AbilityEffects } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { resolve } from "../deeds/resolve.ts";
import { refuse } from "../moment.ts";
import { abilitiesOf } from "../view/in_force.ts";
import { leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards gain, lose and use abilities other than keywords. */
export const abilityRunners: Runners<AbilityEffects> = {
  "grant-ability": leaveOnTarget,
  "lose-ability": leaveOnTarget,
  "use-ability": (moment, { ability, target }) =>
    onCards(moment, { target }, (now, cards) =>
      cards.reduce((then, id) => {
        const found = abilitiesOf(then, id).find(({ name }) =>
          name?.toLowerCase() === ability.toLowerCase()
        );
        return found?.type !== "activated"
          ? refuse(then, `${id} has no ability "${ability}"`)
          : resolve(then, { source: id, you: then.you, effect: found.effect });
      }, now)),
};
