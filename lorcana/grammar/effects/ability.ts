import { optional, type Rule } from "../../../combinators/mod.ts";
import type { Effects, Target } from "../../ast/mod.ts";
import type { Quote } from "../../ast/mod.ts";
import { equalTo } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { properName } from "../names.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { toTarget } from "../nouns/noun.ts";
import { fixed, number, pattern, plusNumber, verb, words } from "../words.ts";
import { whereTo } from "./move.ts";
import { type Build, stat } from "./stat.ts";

const gain = words("gain", "gains", "get", "gets", "has", "have");
const lose = verb("lose");
const take = words("take", "takes");
const count = words("count", "counts", "also count", "also counts");
const deal = verb("deal");
const can = words("can", "may");
const also: Rule<true | undefined> = optional(
  fixed("also").map(() => true as const),
);

type Property = Omit<Effects["property-modification"], "target">;

function granting(
  ability: string,
  more: { readonly object?: Target; readonly also?: true | undefined } = {},
): Build {
  return (target, { duration }) =>
    effect("grant-ability", {
      ability,
      target,
      duration,
      object: more.object,
      also: more.also,
    });
}

function modifying(property: Property): Build {
  return (target, { duration }) =>
    effect("property-modification", { ...property, target, duration });
}

/** "the Detective classification", without its verb. */
export const classified: Rule<Build> = pattern`the ${properName} classification`
  .map(([value]) =>
    modifying({ property: "classification", operation: "add", value })
  );

/** Abilities without a keyword, and other properties of cards. */
export function grantPredicates(
  quoted: Rule<Quote>,
): readonly Rule<Build>[] {
  return [
    pattern`${gain} ${quoted}`.map((
      [, ability],
    ): Build =>
    (target, { duration }) =>
      effect("grant-ability", { ability, target, duration })
    ),
    pattern`${can} ${also} challenge ${nounPhrase}`.map(([, also, noun]) =>
      challenging(toTarget(noun), also)
    ),
    pattern`${can} quest`.map(() => granting("can-quest")),
    pattern`${can} challenge`.map(() => granting("can-challenge")),
    pattern`${take} no damage from challenges`.map(() =>
      granting("takes-no-damage-from-challenges")
    ),
    pattern`${take} no damage from ${words("the challenge", "that challenge")}`
      .map((): Build => (target) =>
        effect("grant-ability", {
          ability: "takes-no-damage-from-challenges",
          target,
          duration: "during-challenge",
        })
      ),
    pattern`${take} no damage`.map(() => granting("takes-no-damage")),
    pattern`${gain} ${classified}`.map(([, build]) => build),
    pattern`${count} as being named ${properName}`.map(([, value]) =>
      modifying({ property: "name", operation: "add-alias", value })
    ),
    pattern`${count} as being named ${properName} for Shift`.map(([, value]) =>
      modifying({
        property: "name",
        operation: "add-alias",
        value,
        purpose: "Shift",
      })
    ),
    pattern`${count} as being named both ${properName} and ${properName}`.map((
      [, first, second],
    ) =>
      modifying({
        property: "name",
        operation: "add-alias",
        value: `${first} and ${second}`,
      })
    ),
    pattern`${count} as having ${plusNumber} cost to sing songs`.map((
      [, value],
    ) => modifying({ property: "cost-to-sing", operation: "add", value })),
    pattern`${count} as having {IW}`.map(() =>
      modifying({ property: "inkwell", operation: "add", value: "inkable" })
    ),
    pattern`${lose} all abilities`.map(
      (): Build => (target, { duration }) =>
        effect("lose-ability", { ability: "all", target, duration }),
    ),
    pattern`${lose} the ${properName} ability`.map((
      [, ability],
    ): Build =>
    (target, { duration }) =>
      effect("lose-ability", { ability, target, duration })
    ),
    pattern`${can} move ${whereTo} for free`.map((
      [, location],
    ): Build =>
    (character, { duration }) =>
      effect("move-cost-reduction", {
        amount: "all",
        cost: "free",
        character,
        location,
        permission: true,
        duration,
      })
    ),
    pattern`${deal} ${number} damage to ${target}`.map((
      [, amount, to],
    ): Build =>
    (source) => effect("deal-damage", { amount, target: to, source })),
    pattern`${deal} damage ${equalTo} to ${target}`.map((
      [, amount, to],
    ): Build =>
    (source) => effect("deal-damage", { amount, target: to, source })),
    pattern`${deal} damage with their ${stat} instead of their ${stat}`.map((
      [, stat, instead],
    ): Build =>
    (target) =>
      effect("damage-source-stat-override", { stat, instead, target })
    ),
    pattern`${words("enter", "enters")} play with ${number} damage`.map((
      [, amount],
    ): Build =>
    (target) => effect("enters-with-damage", { amount, target })),
  ];
}

/** "can challenge ready characters", by its name if nothing else is said. */
function challenging(object: Target, also: true | undefined): Build {
  const plain = typeof object === "object" && "selector" in object &&
    object.filter?.length === 1 && object.filter[0]?.type === "ready" &&
    object.owner === "any";
  return plain
    ? granting("can-challenge-ready", { also })
    : granting("can-challenge", { object, also });
}
