import {
  type CardId,
  type Game,
  keywordValue,
  RULES,
  type Side,
  statOf,
} from "../../../lorcana/engine/mod.ts";

const PILES = ["deck", "hand", "inkwell", "discard", "play", "under"] as const;
const STATS = ["strength", "willpower", "lore"] as const;
const KEYWORDS = [
  "Alert",
  "Bodyguard",
  "Boost",
  "Challenger",
  "Evasive",
  "Reckless",
  "Resist",
  "Rush",
  "Shift",
  "Singer",
  "Support",
  "Vanish",
  "Ward",
] as const;

/** What is different in another state of a game, one line for each difference. */
export function changes(before: Game, after: Game): readonly string[] {
  return [
    ...after.sides.flatMap((side, at) => ofSide(before.sides[at]!, side)),
    ...Object.keys(after.cards).flatMap((id) => ofCard(before, after, id)),
    ...shown(before, after),
    ...(after.winner === undefined ? [] : [`${after.winner} wins`]),
  ];
}

function ofSide(before: Side, after: Side): readonly string[] {
  const { id, lore, inkDrops } = after;
  return [
    ...before.lore === lore ? [] : [`${id}: lore ${before.lore} → ${lore}`],
    ...before.inkDrops === inkDrops
      ? []
      : [`${id}: ink drops ${before.inkDrops} → ${inkDrops}`],
  ];
}

function ofCard(before: Game, after: Game, id: CardId): readonly string[] {
  const old = facts(before, id);
  const now = facts(after, id);
  const isGone = old["place"] === "play" && now["place"] !== "play";
  return Object.keys({ ...old, ...now }).flatMap((fact) => {
    if (old[fact] === now[fact]) return [];
    if (fact === "place") return [`${id}: ${old[fact]} → ${now[fact]}`];
    // Whoever leaves play leaves everything there.
    const isLost = isGone && fact !== "under";
    if (isLost || old["place"] !== "play" && isDull(fact, now[fact])) return [];
    return [line(id, fact, old[fact], now[fact])];
  });
}

function line(id: string, fact: string, old: unknown, now: unknown): string {
  return old === undefined
    ? `${id}: ${fact} ${now}`
    : now === undefined
    ? `${id}: no ${fact} ${old}`
    : `${id}: ${fact} ${old} → ${now}`;
}

/** What a card has of itself when it enters play. */
function isDull(fact: string, value: unknown): boolean {
  return fact !== "exerted" && fact !== "damage" && fact !== "under" ||
    value === "no" || value === 0;
}

type Facts = Record<string, string | number | undefined>;

function facts(game: Game, id: CardId): Facts {
  const card = game.cards[id]!;
  const place = placeOf(game, id);
  const scene = { game, rules: RULES };
  const all: Facts = {
    place,
    under: card.under,
  };
  if (place !== "play") return all;
  return {
    ...all,
    exerted: card.exerted ? "yes" : "no",
    damage: card.damage,
    at: card.at ?? "nowhere",
    ...Object.fromEntries(STATS.map((stat) => [stat, statOf(scene, id, stat)])),
    ...Object.fromEntries(
      KEYWORDS.map((name) => [name, keywordValue(scene, id, name)]),
    ),
  };
}

/** The zone of a card, and whose it is if it is not its owner's. */
function placeOf(game: Game, id: CardId): string {
  for (const side of game.sides) {
    for (const pile of PILES) {
      const at = side[pile].indexOf(id);
      if (at < 0) continue;
      const { owner, exerted } = game.cards[id]!;
      const name = side.id === owner ? pile : `${side.id}'s ${pile}`;
      return pile === "inkwell" && exerted ? `${name}, exerted` : name;
    }
  }
  return "nowhere";
}

function shown(before: Game, after: Game): readonly string[] {
  const fresh = after.shown.slice(before.shown.length);
  return fresh.length === 0 ? [] : [`revealed: ${fresh.join(" ")}`];
}

/** A deck from the top, for tests about its order. */
export function deckOf(game: Game, player: string): readonly CardId[] {
  return game.sides.find(({ id }) => id === player)!.deck;
}
