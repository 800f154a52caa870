import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { MoveEffects } from "../../ast/effects/move.ts";
import type { EffectOf, Player, Target } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { expanded } from "../../ast/target_names.ts";
import { inkAmount } from "../amounts/amounts.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { effect } from "../effect.ts";
import { withoutHere } from "../../ast/without_here.ts";
import { cardsHere } from "./parts/cards_here.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase, target, targets } from "../nouns/noun_phrase.ts";
import { isNoCharacter, isNoLocation } from "../nouns/possible.ts";
import { again } from "../nouns/reference.ts";
import { can, move, pay } from "../verbs.ts";
import { fixed, lookup, pattern } from "../words.ts";
import { CHANGED } from "./parts/paying.ts";
import type { Act, Productions } from "./parts/production.ts";
import { ownedBy } from "./parts/who_acts.ts";

/** The destination of moving characters. */
const whereTo: Rule<Target> = oneOf<Target>([
  checked(pattern`to ${target}`, ([target]) => !isNoLocation(target)).map((
    [target],
  ) => target),
  lookup<Target>({
    "here": "THIS_LOCATION",
    "there": again({ cardType: "location" }),
  }),
]);

/** Cards that can be characters; "characters" alone means any number. */
const movable: Rule<Target> = checked(
  oneOf<Target>([
    checked(nounPhrase, ({ bare }) => bare === true).map((noun) =>
      toTarget({ ...noun, selector: "any", count: "any" })
    ),
    targets,
  ]),
  (target) => !isNoCharacter(target),
);

/** "a character here", after "move": the character and the location. */
const hereOrThere: Rule<readonly [Target, Target]> = checked(
  movable.map(withoutHere),
  ({ here, there }) => here || there === true,
).map(({ target, here }) => [target, here ? "THIS_LOCATION" : THERE]);

const THERE: Target = again({ cardType: "location" });

const free: Rule<"free" | undefined> = optional(
  fixed("for free").map(() => "free" as const),
);

/** "move a character of yours to a location for free" */
export const moveProductions: Productions<MoveEffects> = {
  "move-to-location": {
    acts: [
      pattern`${move} ${hereOrThere} ${free}`.map((
        [, [character, location], cost],
      ) => moving(character, location, cost)),
      pattern`${move} ${movable} ${whereTo} ${free}`.map((
        [, character, location, cost],
      ) => moving(character, location, cost)),
      pattern`${move} ${movable} to different locations ${free}`.map((
        [, character, cost],
      ) =>
      (who) => ({
        ...moving(character, ANY_LOCATION, cost)(who),
        different: true,
      })),
      pattern`${move} ${movable} to the same location ${free}`.map((
        [, character, cost],
      ) => together(character, cost)),
    ],
  },
  "move-cost-reduction": {
    acts: [
      costToMove(CHANGED.less).map((change) => (who) =>
        effect({ type: "move-cost-reduction", ...change(who) })
      ),
    ],
    predicates: [
      pattern`${can} move ${whereTo} for ${inkAmount} {I} less`.map((
        [, location, amount],
      ) =>
      (character, { duration }) =>
        effect({
          type: "move-cost-reduction",
          amount,
          character,
          location,
          duration,
        })
      ),
      pattern`${can} move ${whereTo} for free`.map((
        [, location],
      ) =>
      (character, { duration }) =>
        effect({
          type: "move-cost-reduction",
          amount: "all",
          cost: "free",
          character,
          location,
          permission: true,
          duration,
        })
      ),
    ],
  },
  "move-cost-increase": {
    acts: [
      costToMove(CHANGED.more).map((change) => (who) =>
        effect({ type: "move-cost-increase", ...change(who) })
      ),
    ],
  },
};

/** Several characters move to one location; a single one follows the others. */
function together(
  character: Target,
  cost: "free" | undefined,
): Act<EffectOf<"move-to-location">> {
  const full = expanded(character);
  const isOne = typeof full === "string" || "ref" in full ||
    "selector" in full && full.count === 1;
  return isOne
    ? moving(character, again({ cardType: "location" }), cost)
    : moving(character, ANY_LOCATION, cost, { same: true });
}

const ANY_LOCATION: Target = {
  selector: "any",
  count: 1,
  owner: "any",
  zones: ["play"],
  cardTypes: ["location"],
};

function moving(
  character: Target,
  location: Target,
  cost: "free" | "normal" = "normal",
  wording?: { readonly same: true },
): Act<EffectOf<"move-to-location">> {
  return (who) =>
    effect({
      type: "move-to-location",
      character: ownedBy(who, character),
      location: isIt(location) ? again({ cardType: "location" }) : location,
      cost,
      wording,
    });
}

/** "move him to it": "it" is the location. */
function isIt(location: Target): boolean {
  return typeof location === "object" && "ref" in location &&
    location.wording?.pronoun === "it";
}

type Change = EffectOf<"move-cost-increase">;

/** "pay 1 {I} less to move your characters here"; `word` reads "less". */
function costToMove(
  word: Rule<undefined>,
): Rule<(who: Player) => Loose<Omit<Change, "type">>> {
  return pattern`${pay} ${inkAmount} ${word} to move ${
    oneOf<Pick<Change, "character" | "location">>([
      cardsHere(target).map((character) => ({
        character,
        location: "THIS_LOCATION",
      })),
      pattern`${target} ${whereTo}`.map(([character, location]) => ({
        character,
        location,
      })),
    ])
  } ${maybeDuration}`.map(([, amount, , move, duration]) => (who) => ({
    amount,
    ...move,
    duration,
    payer: who === "CONTROLLER" ? undefined : who,
  }));
}
