import type { Keyword, KeywordAbility } from "../../mod.ts";
import { pay } from "../deeds/pay.ts";
import { play } from "../deeds/play.ts";
import { exert } from "../deeds/turn_cards.ts";
import { type Moment, refuse, type Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { holderOf, placeOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { abilitiesOf, glance, inForce } from "../view/in_force.ts";
import { isForbidden, isForbiddenTo } from "../view/restrictions.ts";
import { classesOf, namesOf, singingCost } from "../view/stats.ts";
import type { Moves } from "./move.ts";
import { isGranted } from "./quest.ts";

/** Plays a card from the hand. */
export function playMove(
  moment: Moment,
  { card, onto, singers }: Moves["play"],
): Moment {
  if (placeOf(moment.game, card) !== "hand") {
    return refuse(moment, `${card} is not in hand`);
  }
  if (singers !== undefined) return sing(moment, card, singers);
  return onto === undefined
    ? play(moment, card, { player: moment.you })
    : shift(moment, card, onto);
}

/** Exerts characters to play a song for free. */
function sing(
  moment: Moment,
  song: CardId,
  singers: readonly CardId[],
): Moment {
  const why = whyNoSong(moment, song, singers);
  if (why !== undefined) {
    return refuse(moment, `${song} cannot be sung: ${why}`);
  }
  const sung = singers.reduce(
    (now, id) =>
      record(exert(now, [id]), {
        event: "sing",
        card: id,
        other: song,
        by: moment.you,
        what: "song",
      }),
    moment,
  );
  return play(sung, song, { player: moment.you, free: true });
}

function whyNoSong(
  scene: Scene,
  song: CardId,
  singers: readonly CardId[],
): string | undefined {
  const { printed } = cardOf(scene.game, song);
  if (printed.song !== true) return "it is no song";
  const isUnable = singers.some((id) => {
    const { exerted, drying } = cardOf(scene.game, id);
    const isTooSoon = drying && !isGranted(scene, id, "can-sing");
    return exerted || isTooSoon || isForbidden(scene, id, "cant-sing");
  });
  if (isUnable) return "a singer cannot sing";
  const together = keywords(scene, song, "SingTogether")[0]?.value;
  const total = singers.reduce((sum, id) => sum + singingCost(scene, id), 0);
  if (together !== undefined) {
    return total >= together ? undefined : "they do not cost enough together";
  }
  return singers.length === 1 && total >= printed.cost
    ? undefined
    : "the singer does not cost enough";
}

/** Plays a character on top of another. */
function shift(moment: Moment, card: CardId, onto: CardId): Moment {
  const ways = keywords(moment, card, "Shift")
    .filter((one) => fitsShift(moment, card, onto, one));
  const way = ways[0];
  if (
    way === undefined || isForbiddenTo(moment, moment.you, "cant-shift") ||
    holderOf(moment.game, onto) !== moment.you
  ) {
    return refuse(moment, `${card} cannot be shifted onto ${onto}`);
  }
  const { ink, ...rest } = way.cost ?? {};
  const paid = pay({ ...moment, source: card }, rest);
  return paid === undefined
    ? refuse(moment, `${card}: the cost of Shift cannot be paid`)
    : play({ ...paid, source: moment.source }, card, {
      player: moment.you,
      onto,
      ink: typeof ink === "number" ? ink : way.value ?? 0,
    });
}

function fitsShift(
  scene: Scene,
  card: CardId,
  onto: CardId,
  { shiftTarget, variant }: KeywordAbility,
): boolean {
  if (variant === "Universal") return true;
  const isOfClass = variant !== undefined &&
    classesOf(scene, onto).includes(variant);
  const wanted = shiftTarget === undefined
    ? namesOf(scene, card)
    : [shiftTarget];
  return isOfClass ||
    namesOf(scene, onto).some((name) => wanted.includes(name));
}

/** The abilities of a card with a keyword, even outside of play. */
function keywords(
  scene: Scene,
  id: CardId,
  keyword: Keyword,
): readonly KeywordAbility[] {
  const printed = abilitiesOf(scene, id).flatMap((one) =>
    one.type === "keyword" && one.keyword === keyword ? [one] : []
  );
  const gained = inForce(scene, "gain-keyword")
    .filter(({ effect, cards }) =>
      effect.keyword === keyword && cards.includes(id)
    )
    .map(({ effect, source }): KeywordAbility => ({
      type: "keyword",
      keyword: effect.keyword,
      ...(effect.cost === undefined ? {} : { cost: effect.cost }),
      ...(effect.value === undefined ? {} : {
        value: scene.rules.measure(glance(scene, source), effect.value),
      }),
    }));
  return [...printed, ...gained];
}
