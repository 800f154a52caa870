import {
  type Duration,
  type EffectOf,
  expandTarget,
  type Keyword,
} from "../../mod.ts";
import { after, begin, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { sideOf, withCard } from "../state/game.ts";
import { glance, type InForce, inForce } from "../view/in_force.ts";
import { isOneOf } from "../view/is_one_of.ts";
import { fits } from "../view/queries.ts";
import { costOf } from "../view/stats.ts";

/** How a card is played, if that affects its cost. */
export interface Way {
  readonly player: PlayerId;
  /** The character it is shifted onto. */
  readonly onto?: CardId;
}

/** The ink that it takes to play a card. */
export function inkToPlay(
  scene: Scene,
  id: CardId,
  way: Way,
  base: number = costOf(scene, id),
): number {
  const less = total(scene, inForce(scene, "cost-reduction"), id, way);
  const more = total(scene, inForce(scene, "cost-increase"), id, way);
  return Math.max(0, base + more - less);
}

type Change = InForce<EffectOf<"cost-reduction"> | EffectOf<"cost-increase">>;

function total(
  scene: Scene,
  changes: readonly Change[],
  id: CardId,
  way: Way,
): number {
  return changes.filter((one) => concerns(scene, one, id, way))
    .reduce(
      (sum, { effect, source }) =>
        sum + scene.rules.measure(glance(scene, source), effect.amount),
      0,
    );
}

const NTH: { readonly [D in Duration]?: number } = {
  "first-play-each-turn": 1,
  "second-play-each-turn": 2,
  "third-play-each-turn": 3,
};

/** The ink that it takes to use an ability of a card, or of a keyword. */
export function inkToUse(
  scene: Scene,
  card: CardId,
  player: PlayerId,
  base: number,
  keyword?: Keyword,
): number {
  const changes = [
    ...inForce(scene, "ability-cost-increase"),
    ...inForce(scene, "ability-cost-reduction"),
  ].filter(({ effect, cards, players, you }) =>
    cards.includes(card) && effect.keyword === keyword &&
    (players.length > 0 ? players : [you]).includes(player)
  );
  return changes.reduce((ink, { effect, source }) => {
    const amount = scene.rules.measure(glance(scene, source), effect.amount);
    return effect.type === "ability-cost-increase"
      ? ink + amount
      : Math.max(0, ink - amount);
  }, base);
}

/** Whether a change of costs applies to a card that a player plays. */
export function concerns(
  scene: Scene,
  { effect, source, you, cards, players }: InForce<
    Change["effect"] | EffectOf<"additional-cost">
  >,
  id: CardId,
  { player, onto }: Way,
): boolean {
  const payers = players.length > 0 ? players : [you];
  const kind = expandTarget(effect.target);
  const moment = begin(scene, source, you);
  const isMeant = (card: CardId): boolean =>
    typeof kind === "object" && "selector" in kind
      ? fits(moment, card, kind)
      : cards.includes(card);
  const nth = effect.duration && NTH[effect.duration];
  const isNth = nth === undefined ||
    scene.game.history.filter(({ event, card, by }) =>
        event === "play" && by === player && card !== undefined && isMeant(card)
      ).length === nth - 1;
  return payers.includes(player) && isNth &&
    (effect.playMethod === undefined || onto !== undefined) &&
    (effect.onto === undefined || isOneOf(moment, onto, effect.onto)) &&
    isMeant(id);
}

/** The ready ink of a player. */
export function readyInk({ game }: Scene, player: PlayerId): readonly CardId[] {
  return sideOf(game, player).inkwell
    .filter((id) => !game.cards[id]!.exerted);
}

/** Pays ink; returns `undefined` if there is not enough. */
export function payInk(
  moment: Moment,
  player: PlayerId,
  amount: number,
): Moment | undefined {
  const ink = readyInk(moment, player);
  if (ink.length < amount) return undefined;
  return after(
    moment,
    ink.slice(0, amount).reduce(
      (game, id) => withCard(game, id, { exerted: true }),
      moment.game,
    ),
  );
}

/** "The next character you play costs less": ends once it was used. */
export function usedUp(moment: Moment, id: CardId, way: Way): Moment {
  const used = inForce(moment, "cost-reduction").filter((one) =>
    one.lasting?.uses !== undefined && concerns(moment, one, id, way)
  ).map(({ lasting }) => lasting);
  return used.length === 0 ? moment : after(moment, {
    ...moment.game,
    lasting: moment.game.lasting.filter((one) => !used.includes(one)),
  });
}
