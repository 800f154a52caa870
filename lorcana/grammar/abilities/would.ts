import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type {
  Owner,
  Player,
  ReplacedEvent,
  ReplacementAbility,
  Zone,
} from "../../ast/mod.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { fixed, lookup, pattern, words } from "../words.ts";

/** What would happen, and to whom. */
export type WouldHappen = ReplacementAbility["replaces"];

/** What would happen to cards. */
const suffered: Rule<ReplacedEvent> = lookup<ReplacedEvent>({
  "would be dealt damage": "damage",
  "would take damage": "damage",
  "would be banished": "banish",
  "would be banished in a challenge": "banish-in-challenge",
  "would be challenged": "challenge",
  "would be returned to your hand": "return-to-hand",
  "would be returned to your hand from play": "return-to-hand",
  "would leave play": "leave-play",
  "would be exerted": "exert",
});

type Done = Pick<WouldHappen, "event" | "several">;

/** What players would do. */
const done: Rule<Done> = lookup<Done>({
  "lose lore": { event: "lose-lore" },
  "gain lore": { event: "gain-lore" },
  "draw a card": { event: "draw" },
  "draw one or more cards": { event: "draw", several: true },
  "discard a card": { event: "discard" },
  "discard one or more cards": { event: "discard", several: true },
  "discard cards": { event: "discard", several: true },
  "get an ink drop": { event: "get-ink-drops" },
  "get one or more ink drops": { event: "get-ink-drops", several: true },
  "remove an ink drop": { event: "remove-ink-drops" },
  "remove one or more ink drops": { event: "remove-ink-drops", several: true },
});

const who: Rule<Player> = lookup<Player>({
  "you": "CONTROLLER",
  "an opponent": "OPPONENT",
  "a player": "EACH_PLAYER",
});

const cause: Rule<"any" | "opponent"> = lookup<"any" | "opponent">({
  "an effect": "any",
  "an opponent": "opponent",
  "an opponent's effect": "opponent",
  "an effect of an opponent": "opponent",
});

const fromHand = optional(words("from your hand", "from their hand"));

interface Pile {
  readonly zone: Zone;
  readonly owner: Owner;
}

const discard: Rule<Owner> = lookup<Owner>({
  "your discard": "you",
  "an opponent's discard": "opponent",
  "a player's discard": "any",
});

const source: Rule<Pile | undefined> = optional(lookup<Pile>({
  "from your deck": { zone: "deck", owner: "you" },
  "from your hand": { zone: "hand", owner: "you" },
  "from play": { zone: "play", owner: "you" },
}));

/** "one of your characters would be banished", "you would gain lore" */
export const wouldHappen: Rule<WouldHappen> = oneOf<WouldHappen>([
  pattern`${target} ${suffered}`.map(([target, event]) => ({ event, target })),
  pattern`damage would be dealt to ${target}`.map(([target]) => ({
    event: "damage",
    target,
  })),
  pattern`${cause} would banish ${target}`.map(([caused, target]) => ({
    event: "banish",
    target,
    caused,
  })),
  pattern`${who} would ${done} ${fromHand}`.map(([player, done]) => ({
    ...done,
    player,
  })),
  pattern`${cause} would cause ${who} to ${done} ${fromHand}`.map((
    [caused, player, done],
  ) => ({ ...done, player, caused })),
  pattern`${nounPhrase} would be put into ${discard} ${source}`.map((
    [noun, owner, from],
  ) => ({
    event: "enter-discard",
    target: toTarget({ ...noun, owner, zone: "discard" }),
    ...(from === undefined ? {} : { from: from.zone }),
  })),
  pattern`${nounPhrase} would be put ${someSource()} into ${discard}`.map((
    [noun, from, owner],
  ) => ({
    event: "enter-discard",
    target: toTarget({ ...noun, owner, zone: "discard" }),
    from,
  })),
]);

function someSource(): Rule<Zone> {
  return oneOf<Zone>([
    fixed("from your deck").map(() => "deck" as const),
    fixed("from your hand").map(() => "hand" as const),
  ]);
}
