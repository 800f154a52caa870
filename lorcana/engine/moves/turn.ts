import { draw } from "../deeds/draw.ts";
import { gainLore } from "../deeds/lore.ts";
import { ready } from "../deeds/turn_cards.ts";
import { after, begin, type Moment, refuse, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, type Game, sideOf, withCard } from "../state/game.ts";
import { cardsIn } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { isOver } from "../view/duration.ts";
import { inForce } from "../view/in_force.ts";
import { hasKeyword } from "../view/keywords.ts";
import { isForbidden, isForbiddenTo } from "../view/restrictions.ts";
import { statOf } from "../view/stats.ts";
import { whyNoChallenge } from "./challenge.ts";
import { whyNoQuest } from "./quest.ts";
import { resolveWaiting } from "./waiting.ts";

/** Ends the turn, and starts the next one. */
export function endTurn(moment: Moment): Moment {
  const { player } = moment.game.turn;
  const late = cardsIn(moment.game, "play", player)
    .find((id) => mustStill(moment, id));
  if (late !== undefined) {
    return refuse(moment, `${late} must do something yet`);
  }
  const ended = resolveWaiting(
    record(moment, { event: "end-turn", by: player }),
  );
  return ended.stopped === undefined ? startTurn(ended) : ended;
}

/** Whether a character must quest or challenge before the turn can end. */
function mustStill(scene: Scene, id: CardId): boolean {
  return isForbidden(scene, id, "must-quest") &&
      whyNoQuest(scene, id) === undefined ||
    (isForbidden(scene, id, "must-challenge") ||
        hasKeyword(scene, id, "Reckless")) &&
      whyNoChallenge(scene, id) === undefined && isAnyoneExerted(scene, id);
}

/** Whether there is a card to challenge. */
function isAnyoneExerted({ game }: Scene, id: CardId): boolean {
  const { owner } = cardOf(game, id);
  return game.sides.some((side) =>
    side.id !== owner && side.play.some((one) => {
      const { printed, exerted } = cardOf(game, one);
      return printed.type === "location" ||
        printed.type === "character" && exerted;
    })
  );
}

/** The player with the next turn. */
function playerAfter({ sides, turn }: Game): PlayerId {
  const at = sides.findIndex(({ id }) => id === turn.player);
  return sides[(at + 1) % sides.length]!.id;
}

function startTurn(moment: Moment): Moment {
  const { game } = moment;
  const player = playerAfter(game);
  const begun: Game = {
    ...game,
    turn: { player, number: game.turn.number + 1 },
    history: [],
    used: [],
  };
  const current: Game = {
    ...begun,
    lasting: begun.lasting.filter((one) => !isOver(begun, one)),
  };
  const { rules, answers } = moment;
  const started = begin(
    { game: current, rules },
    moment.source,
    player,
    answers,
  );
  return drawStep(setStep(readyStep(started, player), player), player);
}

function readyStep(moment: Moment, player: PlayerId): Moment {
  const { play, inkwell } = sideOf(moment.game, player);
  const dry = play.reduce(
    (game, id) => withCard(game, id, { drying: false }),
    moment.game,
  );
  const start = after(moment, { ...dry, readying: true });
  const done = ready(start, [...play, ...inkwell], player);
  const { readying: _, ...game } = done.game;
  return after(done, game);
}

/** The events at the start of a turn, and the lore of locations. */
function setStep(moment: Moment, player: PlayerId): Moment {
  const started = record(moment, { event: "start-turn", by: player });
  const lore = cardsIn(started.game, "play", player)
    .filter((id) => cardOf(started.game, id).printed.type === "location")
    .reduce((sum, id: CardId) => sum + statOf(started, id, "lore"), 0);
  const isDenied = isForbiddenTo(started, player, "cant-gain-lore", "location");
  return resolveWaiting(
    isDenied ? started : gainLore(started, player, lore),
  );
}

function drawStep(moment: Moment, player: PlayerId): Moment {
  const { skips } = moment.game;
  const skip = skips.find((one) =>
    one.player === player && one.step === "draw"
  );
  const isSkipped = inForce(moment, "skip-step")
    .some(({ players }) => players.includes(player));
  if (isSkipped) return moment;
  return skip === undefined ? resolveWaiting(draw(moment, player, 1)) : after(
    moment,
    { ...moment.game, skips: skips.filter((one) => one !== skip) },
  );
}
