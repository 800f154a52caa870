import { dealDamage } from "../deeds/damage.ts";
import { exert, ready } from "../deeds/turn_cards.ts";
import { after, type Moment, refuse, type Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { cardsIn, holderOf, placeOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { glance, inForce } from "../view/in_force.ts";
import { hasKeyword } from "../view/keywords.ts";
import { isForbidden, restrictionsOn } from "../view/restrictions.ts";
import { damageDealt } from "../view/stats.ts";
import { isGranted } from "./quest.ts";
import { resolveWaiting } from "./waiting.ts";

/** Challenges a character or a location with a character. */
export function challenge(
  moment: Moment,
  attacker: CardId,
  defender: CardId,
): Moment {
  const why = whyNoChallenge(moment, attacker) ??
    whyNotThis(moment, attacker, defender);
  if (why !== undefined) {
    return refuse(moment, `${attacker} cannot challenge ${defender}: ${why}`);
  }
  const exerted = exert(moment, [attacker]);
  const begun = after(exerted, {
    ...exerted.game,
    challenge: { attacker, defender },
  });
  const both = { by: moment.you, inChallenge: true } as const;
  const told = record(
    record(begun, {
      event: "challenge",
      card: attacker,
      other: defender,
      ...both,
    }),
    { event: "challenged", card: defender, other: attacker, ...both },
  );
  return over(resolveWaiting(fight(resolveWaiting(told), attacker, defender)));
}

/** Both sides deal damage at once, if both are still in play. */
function fight(
  moment: Moment,
  attacker: CardId,
  defender: CardId,
): Moment {
  const both = [attacker, defender];
  if (both.some((id) => placeOf(moment.game, id) !== "play")) return moment;
  const strike = damageDealt(moment, attacker);
  const back = damageDealt(moment, defender);
  const struck = dealDamage(moment, defender, strike, attacker);
  return dealDamage(struck, attacker, back, defender);
}

function over(moment: Moment): Moment {
  if (moment.stopped !== undefined) return moment;
  const { challenge: _, ...game } = moment.game;
  const { lasting } = game;
  const later = lasting.filter(({ effect }) => effect.type === "ready");
  const now = after(moment, {
    ...game,
    lasting: lasting.filter((one) => !later.includes(one)),
  });
  // "Ready this character after the challenge."
  return ready(now, later.flatMap(({ cards }) => cards));
}

/** Why a character cannot challenge at all. */
export function whyNoChallenge(scene: Scene, id: CardId): string | undefined {
  const { exerted, drying, printed } = cardOf(scene.game, id);
  if (placeOf(scene.game, id) !== "play") return "it is not in play";
  if (printed.type !== "character") return "it is no character";
  if (exerted) return "it is exerted";
  const isQuick = hasKeyword(scene, id, "Rush") ||
    isGranted(scene, id, "can-challenge");
  return drying && !isQuick ? "it is drying" : undefined;
}

function whyNotThis(
  scene: Scene,
  attacker: CardId,
  defender: CardId,
): string | undefined {
  if (!canBeChallenged(scene, attacker, defender)) return "it must not";
  const isCharacter = cardOf(scene.game, defender).printed.type === "character";
  const guards = cardsIn(scene.game, "play", holderOf(scene.game, defender))
    .filter((id) =>
      (hasKeyword(scene, id, "Bodyguard") ||
        isForbidden(scene, id, "must-be-challenged")) &&
      canBeChallenged(scene, attacker, id)
    );
  return isCharacter && guards.length > 0 && !guards.includes(defender)
    ? "a bodyguard is in the way"
    : undefined;
}

function canBeChallenged(
  scene: Scene,
  attacker: CardId,
  defender: CardId,
): boolean {
  const { game } = scene;
  const { printed, exerted } = cardOf(game, defender);
  const isOpposing = holderOf(game, attacker) !== holderOf(game, defender);
  const isTarget = printed.type === "location" ||
    printed.type === "character" &&
      (exerted || challengesReady(scene, attacker, defender));
  const isReachable = !hasKeyword(scene, defender, "Evasive") ||
    hasKeyword(scene, attacker, "Evasive") ||
    hasKeyword(scene, attacker, "Alert");
  return isOpposing && isTarget && isReachable &&
    !mustNotChallenge(scene, attacker, defender) &&
    !isProtected(scene, attacker, defender);
}

/** "can challenge ready characters", perhaps only some of them */
function challengesReady(
  scene: Scene,
  attacker: CardId,
  defender: CardId,
): boolean {
  return inForce(scene, "grant-ability").some(({ effect, cards, source }) => {
    if (!cards.includes(attacker)) return false;
    return effect.ability === "can-challenge-ready" ||
      effect.ability === "can-challenge" && effect.object !== undefined &&
        scene.rules.meant(glance(scene, source), effect.object)
          .includes(defender);
  });
}

function mustNotChallenge(
  scene: Scene,
  attacker: CardId,
  defender: CardId,
): boolean {
  return restrictionsOn(
    scene,
    attacker,
    "cant-challenge",
    "cant-quest-or-challenge",
  ).some(({ effect, source }) =>
    effect.object === undefined ||
    scene.rules.meant(glance(scene, source), effect.object).includes(defender)
  );
}

/** "can't be challenged", perhaps only by some characters */
function isProtected(
  scene: Scene,
  attacker: CardId,
  defender: CardId,
): boolean {
  return restrictionsOn(scene, defender, "cant-be-challenged").some((
    { effect: { challengerFilter }, source },
  ) =>
    challengerFilter === undefined ||
    scene.rules.meant(glance(scene, source), challengerFilter)
      .includes(attacker)
  );
}
