import type { EffectOf, Keyword, TriggeredAbility } from "../../mod.ts";
import { after, begin, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, type Game } from "../state/game.ts";
import type { Happening } from "../state/happening.ts";
import type { Bound, Lasting } from "../state/lasting.ts";
import type { Waiting } from "../state/waiting.ts";
import { cardsIn, holderOf } from "../state/zones.ts";
import { isNow, isOver } from "../view/duration.ts";
import { abilitiesOf } from "../view/in_force.ts";
import { isEvent } from "./event.ts";
import { keywordTriggers } from "./keyword_triggers.ts";
import { isAllowed } from "./restrictions.ts";

/** A triggered ability from any source. */
interface Listener {
  readonly ability: TriggeredAbility;
  readonly source: CardId;
  readonly you: PlayerId;
  readonly key: string;
  readonly bound: Bound;
  readonly lasting?: Lasting;
  readonly keyword?: Keyword;
}

/** Records an event, and triggers abilities that fire on it. */
export function record(moment: Moment, happening: Happening): Moment {
  const { card } = happening;
  const was = card === undefined ? {} : { was: cardOf(moment.game, card) };
  const full: Happening = { ...was, ...happening };
  const game: Game = {
    ...moment.game,
    history: [...moment.game.history, full],
  };
  const set = listeners({ ...moment, game }, full)
    .filter((one) => isSetOff({ ...moment, game }, one, full));
  return after(moment, set.reduce((now, one) => setOff(now, one, full), game));
}

function listeners(
  scene: Scene,
  { card }: Happening,
): readonly Listener[] {
  const { game } = scene;
  const inPlay = cardsIn(game, "play");
  // A card outside of play can trigger on its own events.
  const own = card !== undefined && !inPlay.includes(card) ? [card] : [];
  const lying = [...cardsIn(game, "discard"), ...cardsIn(game, "hand")]
    .filter((id) => id !== card);
  return [
    ...[...inPlay, ...own].flatMap((id) => ofCard(scene, id)),
    ...lying.flatMap((id) =>
      ofCard(scene, id).filter(({ ability: { condition } }) =>
        condition?.type === "in-zone" && condition.zone !== "play"
      )
    ),
    ...game.lasting.flatMap((one) => ofLasting(game, one)),
  ];
}

function ofCard(scene: Scene, id: CardId): readonly Listener[] {
  const you = holderOf(scene.game, id);
  return [
    ...abilitiesOf(scene, id).flatMap((ability, at) =>
      ability.type === "triggered"
        ? [{ ability, source: id, you, key: `${id} ${at}`, bound: {} }]
        : []
    ),
    ...keywordTriggers(scene, id).map((one) => ({
      ...one,
      source: id,
      you,
      key: `${id} ${one.keyword}`,
      bound: {},
    })),
  ];
}

function ofLasting(game: Game, lasting: Lasting): readonly Listener[] {
  if (lasting.effect.type !== "create-triggered-ability") return [];
  const { ability }: EffectOf<"create-triggered-ability"> = lasting.effect;
  const isWaiting = isNow(game, lasting) && !isOver(game, lasting);
  if (!isWaiting || ability.type !== "triggered") return [];
  const { source, you, bound } = lasting;
  const key = `lasting ${game.lasting.indexOf(lasting)}`;
  return [{ ability, source, you, key, bound, lasting }];
}

function isSetOff(
  scene: Scene,
  { ability, source, you, key, bound, lasting }: Listener,
  happening: Happening,
): boolean {
  const moment: Moment = {
    ...begin(scene, source, you),
    event: happening,
    bound,
  };
  const { trigger } = ability;
  return isEvent(moment, trigger, happening) &&
    isAllowed({ moment, trigger, happening, key, made: lasting?.since });
}

/** Queues a triggered ability; removes it if it triggers only once. */
function setOff(
  game: Game,
  { ability, source, you, key, bound, lasting, keyword }: Listener,
  event: Happening,
): Game {
  const { effect, condition, trigger } = ability;
  const types = (trigger.restrictions ?? []).map(({ type }) => type);
  const waiting: Waiting = {
    source,
    you,
    event,
    effect,
    bound,
    ...(condition === undefined ? {} : { condition }),
    ...(keyword === undefined ? {} : { keyword }),
    // "for each card discarded": counts all cards of simultaneous events.
    ...(types.includes("one-or-more")
      ? { since: game.history.indexOf(event) }
      : {}),
  };
  const isOnce = types.includes("next-time") || types.includes("next-turn");
  return {
    ...game,
    waiting: [...game.waiting, waiting],
    used: types.some((one) => one.endsWith("-per-turn"))
      ? [...game.used, key]
      : game.used,
    lasting: isOnce
      ? game.lasting.filter((one) => one !== lasting)
      : game.lasting,
  };
}
