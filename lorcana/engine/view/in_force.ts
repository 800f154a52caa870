import type {
  Ability,
  Effect,
  EffectName,
  EffectOf,
  Quote,
  StaticAbility,
} from "../../mod.ts";
import { begin, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, type Game } from "../state/game.ts";
import type { Lasting } from "../state/lasting.ts";
import { cardsIn, holderOf } from "../state/zones.ts";
import { isNow, isOver } from "./duration.ts";
import { noted } from "./noted.ts";
import { who } from "./players.ts";

/** An effect that applies now, and the cards it applies to. */
export interface InForce<E = Effect> {
  readonly effect: E;
  readonly source: CardId;
  readonly you: PlayerId;
  /** The cards it applies to; empty if the effect describes them itself. */
  readonly cards: readonly CardId[];
  readonly players: readonly PlayerId[];
  /** The lasting effect, unless it comes from the text of a card. */
  readonly lasting?: Lasting;
}

/** All effects of one type that apply now. */
export function inForce<K extends EffectName>(
  scene: Scene,
  type: K,
): readonly InForce<EffectOf<K>>[] {
  const known = seen.get(scene.game) ?? new Map<EffectName, All>();
  seen.set(scene.game, known);
  const all = known.get(type) ??
    [...fromLasting(scene, type), ...fromCards(scene, type)];
  known.set(type, all);
  // Both return only effects of this type.
  return all as unknown as readonly InForce<EffectOf<K>>[];
}

type All = readonly InForce[];

// Games are immutable, so what applies in one never changes.
const seen = new WeakMap<Game, Map<EffectName, All>>();

function fromLasting(
  { game }: Scene,
  type: EffectName,
): readonly InForce[] {
  return game.lasting
    .filter((one) =>
      one.effect.type === type && isNow(game, one) && !isOver(game, one)
    )
    .map((one) => ({ ...one, lasting: one }));
}

/** The static effects of cards in play, and those that work elsewhere. */
function fromCards(scene: Scene, type: EffectName): readonly InForce[] {
  const { game } = scene;
  // These two determine which abilities cards have, so only printed ones count.
  const changes = type === "grant-ability" || type === "lose-ability"
    ? UNCHANGED
    : changesOf(scene);
  const lying = [...cardsIn(game, "hand"), ...cardsIn(game, "discard")];
  return [
    ...cardsIn(game, "play").flatMap((id) =>
      fromCard(scene, id, changed(scene, id, changes), type)
    ),
    ...lying.flatMap((id) =>
      fromCard(scene, id, printedOn(scene, id).filter(worksAnywhere), type)
    ),
  ];
}

function fromCard(
  scene: Scene,
  id: CardId,
  abilities: readonly Ability[],
  type: EffectName,
): readonly InForce[] {
  return abilities.flatMap((one, at) =>
    fromAbility(scene, id, one, `${id} ${type} ${at}`, type)
  );
}

/** Whether an ability works outside of play, such as one about its cost. */
function worksAnywhere(ability: Ability): boolean {
  if (ability.type !== "static") return false;
  const { effect, condition } = ability;
  if (condition?.type === "in-zone" && condition.zone !== "play") return true;
  switch (effect.type) {
    case "cost-reduction":
    case "cost-increase":
    case "additional-cost":
      return typeof effect.target === "string";
    case "self-play-condition":
    case "enters-with-damage":
      return true;
    case "restriction":
      return effect.restriction.includes("enter");
    case "gain-keyword":
      return effect.keyword === "Shift" && typeof effect.target === "string";
    default:
      return false;
  }
}

function fromAbility(
  scene: Scene,
  source: CardId,
  ability: Ability,
  key: string,
  type: EffectName,
): readonly InForce[] {
  if (ability.type !== "static") return [];
  const parts = partsOf(ability.effect).filter((one) => one.type === type);
  if (parts.length === 0 || scene.game.busy.includes(key)) return [];
  const looking = glance(scene, source, key);
  const moment = ability.condition === undefined
    ? looking
    : noted(looking, ability.condition);
  if (!isHolding(moment, ability)) return [];
  return parts.map((effect) => ({
    effect,
    source,
    you: moment.you,
    ...whom(moment, effect),
  })).flatMap((one) => inItsTime(moment, one));
}

/** "during opponents' turns", "the turn they're played" */
function inItsTime({ game }: Moment, one: InForce): readonly InForce[] {
  const { effect, cards } = one;
  const duration = "duration" in effect ? effect.duration : undefined;
  if (duration === undefined) return [one];
  if (duration === "turn-played") {
    return [{ ...one, cards: cards.filter((id) => cardOf(game, id).drying) }];
  }
  const lasting = { ...one, duration, since: game.turn.number, bound: {} };
  return isNow(game, lasting) ? [one] : [];
}

/** The effects that a static effect consists of. */
function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.type) {
    case "sequence":
      return effect.steps.flatMap(partsOf);
    // "You may": a permission asks no question until it is used.
    case "optional":
      return partsOf(effect.effect);
    default:
      return [effect];
  }
}

/** A moment for evaluating a text: no mentions, no answers. */
export function glance(scene: Scene, source: CardId, key?: string): Moment {
  const { game, rules } = scene;
  const busy = key === undefined ? game.busy : [...game.busy, key];
  return begin(
    { game: { ...game, busy }, rules },
    source,
    holderOf(game, source),
  );
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

/** The cards and players that a static effect applies to now. */
function whom(
  moment: Moment,
  effect: Effect,
): Pick<InForce, "cards" | "players"> {
  const player = "player" in effect
    ? effect.player
    : "payer" in effect
    ? effect.payer
    : undefined;
  const target = "target" in effect ? effect.target : undefined;
  return {
    cards: target === undefined ? [] : moment.rules.meant(moment, target),
    players: player === undefined ? [] : who(moment, player).players,
  };
}

/** The abilities other than keywords that cards gain and lose now. */
interface Changes {
  readonly granted: readonly InForce<EffectOf<"grant-ability">>[];
  readonly lost: readonly InForce<EffectOf<"lose-ability">>[];
}

const UNCHANGED: Changes = { granted: [], lost: [] };

function changesOf(scene: Scene): Changes {
  return {
    granted: inForce(scene, "grant-ability"),
    lost: inForce(scene, "lose-ability"),
  };
}

/** All abilities that a card has now: printed or granted, and not lost. */
export function abilitiesOf(scene: Scene, id: CardId): readonly Ability[] {
  return changed(scene, id, changesOf(scene));
}

function changed(
  scene: Scene,
  id: CardId,
  { granted, lost }: Changes,
): readonly Ability[] {
  const gained = granted.filter(({ cards }) => cards.includes(id))
    .flatMap(({ effect }) => quoted(effect.ability));
  const names = lost.filter(({ cards }) => cards.includes(id))
    .map(({ effect }) => effect.ability.toLowerCase());
  return [...printedOn(scene, id), ...gained].filter(({ name }) =>
    !names.includes("all") &&
    !(name !== undefined && names.includes(name.toLowerCase()))
  );
}

function printedOn({ game }: Scene, id: CardId): readonly Ability[] {
  return cardOf(game, id).printed.abilities ?? [];
}

function quoted(ability: string | Quote): readonly Ability[] {
  if (typeof ability === "string") return [];
  return "type" in ability ? [ability] : ability;
}
