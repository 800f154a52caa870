import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { AbilityEffects } from "../../ast/effects/ability.ts";
import type { EffectOf, GrantedName, Quote, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { properName } from "../names.ts";
import { isAnyOfThem, toTarget } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { isNeverDamaged } from "../nouns/possible.ts";
import { self } from "../nouns/reference.ts";
import { can, gains as gain, lose, take } from "../verbs.ts";
import { fixed, pattern, words } from "../words.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Granting = Predicate<EffectOf<"grant-ability">>;

const asIfExerted = optional(
  words("as if they were exerted", "as though they were exerted"),
);
const also: Rule<true | undefined> = optional(
  fixed("also").map(() => true as const),
);

/** "gains …", "loses all abilities", "can challenge ready characters" */
export function abilityProductions(
  quoted: Rule<Quote>,
): Productions<AbilityEffects> {
  return {
    "grant-ability": {
      predicates: [
        pattern`${gain} ${granted(quoted)}`.map(([, granted]) => granted),
        checked(
          pattern`${can} ${also} challenge ${nounPhrase} ${asIfExerted}`,
          ([, , noun]) => isAnyOfThem(noun) && !isNeverDamaged(toTarget(noun)),
        ).map(([, also, noun]) => challenging(toTarget(noun), also)),
        pattern`${can} quest`.map(() => granting("can-quest")),
        pattern`${can} challenge`.map(() => granting("can-challenge")),
        pattern`${can} ${
          words(
            "sing",
            "sing songs",
            "{E} to sing songs",
            "exert to sing songs",
          )
        }`.map(() => granting("can-sing")),
        pattern`${take} no damage from challenges`.map(() =>
          granting("takes-no-damage-from-challenges")
        ),
        pattern`${take} no damage from ${
          words("the challenge", "that challenge")
        }`.map((): Granting => (target) =>
          effect({
            type: "grant-ability",
            ability: "takes-no-damage-from-challenges",
            target,
            duration: "during-challenge",
          })
        ),
        pattern`${take} no damage`.map(() => granting("takes-no-damage")),
      ],
    },
    "lose-ability": {
      predicates: [
        pattern`${lose} all abilities`.map(() => (target, { duration }) =>
          effect({ type: "lose-ability", ability: "all", target, duration })
        ),
        pattern`${lose} the ${properName} ability`.map((
          [, ability],
        ) =>
        (target, { duration }) =>
          effect({ type: "lose-ability", ability, target, duration })
        ),
      ],
    },
    "use-ability": {
      acts: [
        pattern`use ${self}'s ${properName} ability for free`.map((
          [target, ability],
        ) =>
        () => effect({ type: "use-ability", ability, target, cost: "free" })),
      ],
    },
  };
}

/** An ability in quotes, without "gains". */
export function granted(quoted: Rule<Quote>): Rule<Granting> {
  return quoted.map((ability) => (target, { duration }) =>
    effect({ type: "grant-ability", ability, target, duration })
  );
}

function granting(
  ability: GrantedName,
  more: { readonly object?: Target; readonly also?: true | undefined } = {},
): Granting {
  return (target, { duration }) =>
    effect({
      type: "grant-ability",
      ability,
      target,
      duration,
      object: more.object,
      wording: more.also === undefined ? undefined : { also: more.also },
    });
}

/** "can challenge ready characters", by name if there are no other filters. */
function challenging(object: Target, also: true | undefined): Granting {
  const plain = typeof object === "object" && "selector" in object &&
    object.filter?.length === 1 && object.filter[0]?.type === "ready" &&
    object.owner === "any" && object.cardTypes.length === 1 &&
    object.cardTypes[0] === "character";
  return plain
    ? granting("can-challenge-ready", { also })
    : granting("can-challenge", { object, also });
}
