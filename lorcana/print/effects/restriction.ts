import type { RestrictionEffects } from "../../ast/effects/restriction.ts";
import type { Player, RestrictionName } from "../../ast/mod.ts";
import {
  act,
  type CardsClause,
  type Clause,
  type Printers,
  whole,
} from "../clause.ts";
import { printCondition } from "../condition.ts";
import { printDuration } from "../duration.ts";
import { printTarget } from "../target.ts";
import { phrase, type Voice } from "../voice.ts";

type Restriction = Readonly<RestrictionEffects["restriction"]>;

/** What is forbidden or demanded, in words; some name more in their midst. */
const FORBIDDEN: { readonly [R in RestrictionName]: string } = {
  "cant-quest": "can't quest",
  "cant-challenge": "can't challenge",
  "cant-ready": "can't ready",
  "cant-quest-or-challenge": "can't quest or challenge",
  "cant-be-challenged": "can't be challenged",
  "cant-be-dealt-damage": "can't be dealt damage",
  "cant-be-banished": "can't be banished",
  "cant-be-chosen": "can't be chosen",
  "cant-sing": "can't {E} to sing songs",
  "cant-move": "can't move",
  "cant-be-removed": "can't be removed",
  "must-quest": "must quest",
  "must-challenge": "must challenge",
  "must-be-challenged": "must be challenged",
  "may-enter-play-exerted": "may enter play exerted",
  "enters-play-exerted": "enters play exerted",
  "cant-gain-keyword": "can't gain",
  "cant-remove-damage": "damage counters can't be removed from",
  "cant-gain-lore": "can't gain lore",
  "cant-lose-lore": "can't lose lore",
  "cant-draw": "can't draw cards",
  "cant-discard": "can't discard cards",
  "cant-play-actions": "can't play actions",
  "cant-play": "can't play",
  "cant-choose": "can't choose",
  "must-be-chosen-for-effects": "must choose",
};

/** "this character can't quest", "opponents can't play actions" */
export const restrictionPrinters: Printers<RestrictionEffects> = {
  "restriction": restrict,
};

function restrict(effect: Restriction, voice: Voice): Clause {
  const { restriction, target = "SELF", player, duration, ifAble } = effect;
  if (player !== undefined) return forbid(effect, player, voice);
  if (restriction === "cant-remove-damage") {
    const from = printTarget(target, voice, "subject");
    return whole(`damage counters can't be removed from ${from}`);
  }
  const limits = () => [
    ...printDuration(duration, voice, restriction),
    ...ifAble ? ["if able"] : [],
  ];
  if (restriction === "enters-play-exerted") {
    return {
      kind: "cards",
      target,
      thing: (verb) => `${verb("enter")} play exerted`,
      limits,
    };
  }
  const { challengerFilter, object, keyword, location } = effect;
  const thing = () =>
    restriction === "cant-gain-keyword"
      ? `can't gain ${keyword}`
      : location !== undefined
      ? `can't move to ${printTarget(location, voice, "subject")}`
      : phrase(
        FORBIDDEN[restriction],
        challengerFilter &&
          `by ${printTarget(challengerFilter, voice, "subject")}`,
        object && printTarget(object, voice, "object"),
      );
  return { kind: "cards", target, thing, limits } satisfies CardsClause;
}

function forbid(effect: Restriction, player: Player, voice: Voice): Clause {
  const { restriction, duration, object, unless } = effect;
  return act(player, () =>
    phrase(
      FORBIDDEN[restriction],
      object && printTarget(object, voice, "subject"),
      restriction === "must-be-chosen-for-effects"
        ? "for actions and abilities if able"
        : undefined,
      ...printDuration(duration, voice),
      unless && `unless ${printCondition(unless, voice)}`,
    ), true);
}
