import type {
  Ability,
  Effect,
  EffectOf,
  EffectType,
  Quote,
  StaticAbility,
} from "@dreamtides/parse/lorcana";
import { begin, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import type { Lasting } from "../state/lasting.ts";
import { cardsIn, holderOf } from "../state/zones.ts";
import { isNow, isOver } from "./duration.ts";
import { who } from "./players.ts";

/** Something that holds at the moment, and for which cards. */
export interface InForce<E = Effect> {
  readonly effect: E;
  readonly source: CardId;
  readonly you: PlayerId;
  /** The cards it is about; nothing if the effect describes them itself. */
  readonly cards: readonly CardId[];
  readonly players: readonly PlayerId[];
  /** What an effect left behind, where it does not come from a card's text. */
  readonly lasting?: Lasting;
}

/** Everything of one kind that holds at the moment. */
export function inForce<K extends EffectType>(
  scene: Scene,
  type: K,
): readonly InForce<EffectOf<K>>[] {
  const all = [...fromLasting(scene, type), ...fromCards(scene, type)];
  // Both kept only what is of the type.
  return all as unknown as readonly InForce<EffectOf<K>>[];
}

function fromLasting(
  { game }: Scene,
  type: EffectType,
): readonly InForce[] {
  return game.lasting
    .filter((one) =>
      one.effect.type === type && isNow(game, one) && !isOver(game, one)
    )
    .map((one) => ({ ...one, lasting: one }));
}

/** What the texts of the cards in play say, and of others where they matter. */
function fromCards(scene: Scene, type: EffectType): readonly InForce[] {
  const { game } = scene;
  const inPlay = cardsIn(game, "play");
  const elsewhere = [...cardsIn(game, "hand"), ...cardsIn(game, "discard")];
  return [
    ...inPlay.flatMap((id) =>
      abilitiesFor(scene, id, type).flatMap((one, at) =>
        fromAbility(scene, id, one, `${id} ${type} ${at}`, type)
      )
    ),
    ...elsewhere.flatMap((id) =>
      (cardOf(game, id).printed.abilities ?? [])
        .filter(worksAnywhere)
        .flatMap((one, at) =>
          fromAbility(scene, id, one, `${id} ${type} ${at}`, type)
        )
    ),
  ];
}

/** Abilities that work outside of play: about playing this very card. */
function worksAnywhere(ability: Ability): boolean {
  if (ability.type !== "static") return false;
  const { effect, condition } = ability;
  if (condition?.type === "in-zone") return true;
  switch (effect.type) {
    case "cost-reduction":
    case "cost-increase":
      return effect.target !== undefined;
    case "self-play-condition":
    case "enters-with-damage":
      return true;
    case "restriction":
      return effect.restriction.includes("enter");
    default:
      return false;
  }
}

function fromAbility(
  scene: Scene,
  source: CardId,
  ability: Ability,
  key: string,
  type: EffectType,
): readonly InForce[] {
  if (ability.type !== "static") return [];
  const parts = partsOf(ability.effect).filter((one) => one.type === type);
  if (parts.length === 0 || scene.game.busy.includes(key)) return [];
  const moment = glance(scene, source, key);
  if (!isHolding(moment, ability)) return [];
  return parts.map((effect) => ({
    effect,
    source,
    you: moment.you,
    ...whom(moment, effect),
  }));
}

/** A static text may say several things at once. */
function partsOf(effect: Effect): readonly Effect[] {
  return effect.type === "sequence" ? effect.steps.flatMap(partsOf) : [effect];
}

/** A moment to look at a text in: nothing was said before, nobody is asked. */
export function glance(scene: Scene, source: CardId, key?: string): Moment {
  const { game, rules } = scene;
  const busy = key === undefined ? game.busy : [...game.busy, key];
  return begin({ game: { ...game, busy }, rules }, source, holderOf(game, source));
}

function isHolding(moment: Moment, ability: StaticAbility): boolean {
  const { condition, restrictions = [] } = ability;
  const { game, you, rules } = moment;
  return (condition === undefined || rules.holds(moment, condition)) &&
    restrictions.every((one) =>
      one.type !== "during-turn" ||
      (one.whose === "your") === (game.turn.player === you)
    );
}

/** The cards or players a static effect is about, as they are now. */
function whom(
  moment: Moment,
  effect: Effect,
): Pick<InForce, "cards" | "players"> {
  const player = "player" in effect ? effect.player : undefined;
  const target = "target" in effect ? effect.target : undefined;
  return {
    cards: target === undefined ? [] : moment.rules.meant(moment, target),
    players: player === undefined ? [] : who(moment, player).players,
  };
}

/** All abilities a card has now: printed and granted, but for those it has lost. */
export function abilitiesOf(scene: Scene, id: CardId): readonly Ability[] {
  const printed = cardOf(scene.game, id).printed.abilities ?? [];
  const granted = inForce(scene, "grant-ability")
    .filter(({ cards }) => cards.includes(id))
    .flatMap(({ effect }) => quoted(effect.ability));
  const lost = inForce(scene, "lose-ability")
    .filter(({ cards }) => cards.includes(id))
    .map(({ effect }) => effect.ability);
  return [...printed, ...granted].filter(({ name }) =>
    !lost.includes("all") && !(name !== undefined && lost.includes(name))
  );
}

function quoted(ability: string | Quote): readonly Ability[] {
  if (typeof ability === "string") return [];
  return "type" in ability ? [ability] : ability;
}

/** Which abilities a card has depends on these two: they are only printed. */
function abilitiesFor(
  scene: Scene,
  id: CardId,
  type: EffectType,
): readonly Ability[] {
  return type === "grant-ability" || type === "lose-ability"
    ? cardOf(scene.game, id).printed.abilities ?? []
    : abilitiesOf(scene, id);
}
