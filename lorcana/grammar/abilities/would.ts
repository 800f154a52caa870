import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type {
  Cause,
  Owner,
  Player,
  ReplacedEvent,
  ReplacementAbility,
  Zone,
} from "../../ast/mod.ts";
import { cause, OPPONENTS } from "../effects/parts/cause.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";

/** The event that would happen, and to whom. */
export type WouldHappen = ReplacementAbility["replaces"];

/** Events that would happen to cards. */
const suffered: Rule<ReplacedEvent> = lookup<ReplacedEvent>({
  "would be dealt damage": "damage",
  "would take damage": "damage",
  "would be banished": "banish",
  "would be challenged": "challenge",
  "would be returned to your hand": "return-to-hand",
  "would be returned to your hand from play": "return-to-hand",
  "would be returned to hand": "return-to-hand",
  "would be returned to its player's hand": "return-to-hand",
  "would be returned to their player's hand": "return-to-hand",
  "would leave play": "leave-play",
  "would be exerted": "exert",
  "would exert": "exert",
  "would be readied": "ready",
  "would ready": "ready",
  "would be put into your inkwell": "ink",
  "would be put into an inkwell": "ink",
  "would be moved": "move",
  "would move to a location": "move",
  "would be moved to a location": "move",
  "would be chosen": "be-chosen",
  "would enter play": "enter-play",
});

const inChallenge = words(
  "would be banished in a challenge",
  "would be banished in challenges",
);

type Done = Pick<WouldHappen, "event" | "several">;

/** Events in which players would act. */
const done: Rule<Done> = lookup<Done>({
  "lose lore": { event: "lose-lore" },
  "gain lore": { event: "gain-lore" },
  "draw a card": { event: "draw" },
  "draw one or more cards": { event: "draw", several: true },
  "draw cards": { event: "draw", several: true },
  "discard a card": { event: "discard" },
  "discard one or more cards": { event: "discard", several: true },
  "discard cards": { event: "discard", several: true },
  "get an ink drop": { event: "get-ink-drops" },
  "get one or more ink drops": { event: "get-ink-drops", several: true },
  "remove an ink drop": { event: "remove-ink-drops" },
  "remove one or more ink drops": { event: "remove-ink-drops", several: true },
  "win the game": { event: "win-game" },
  "lose the game": { event: "lose-game" },
});

/** "gain 2 or more lore", "draw 2 or more cards" */
const doneMuch: Rule<WouldHappen> = oneOf<WouldHappen>([
  pattern`${
    lookup<ReplacedEvent>({ "gain": "gain-lore", "lose": "lose-lore" })
  } ${number} or more lore`.map(([event, least]) => ({
    event,
    ...atLeast(least),
  })),
  oneOf([
    pattern`${
      lookup<ReplacedEvent>({ "draw": "draw", "discard": "discard" })
    } ${number} or more cards`,
    pattern`${
      lookup<ReplacedEvent>({
        "get": "get-ink-drops",
        "remove": "remove-ink-drops",
      })
    } ${number} or more ink drops`,
  ]).map(([event, least]) => ({ event, several: true, ...atLeast(least) })),
]);

/** "1 or more" sets no minimum. */
function atLeast(least: number): Pick<WouldHappen, "atLeast"> {
  return least < 2 ? {} : { atLeast: least };
}

const who: Rule<Player> = lookup<Player>({
  "you": "CONTROLLER",
  "an opponent": "OPPONENT",
  "your opponent": "OPPONENT",
  "one of your opponents": "OPPONENT",
  "a player": "EACH_PLAYER",
  "any player": "EACH_PLAYER",
});

/** What makes players do something, as the subject of the sentence. */
const causing: Rule<Cause> = oneOf<Cause>([
  words("an opponent", "your opponent").as(OPPONENTS),
  cause,
]);

/** "because of an opponent's ability", "by an opposing item" */
export const because: Rule<Pick<WouldHappen, "cause"> | undefined> = optional(
  oneOf<Pick<WouldHappen, "cause">>([
    pattern`${words("because of", "due to", "by", "from")} ${cause}`.map((
      [, cause],
    ) => ({ cause })),
    words("in a challenge", "in challenges").map(() => ({
      cause: { what: ["challenge"] },
    })),
  ]),
);

const fromHand = optional(words("from your hand", "from their hand"));

const notFirst: Rule<Pick<WouldHappen, "exceptFirst">> = words(
  "except the first one they draw each turn",
  "except the first one you draw each turn",
  "except the first card they draw each turn",
  "except the first card you draw each turn",
  "except the first one each turn",
  "after the first each turn",
).map(() => ({ exceptFirst: true as const }));

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
  "from their deck": { zone: "deck", owner: "opponent" },
  "from your hand": { zone: "hand", owner: "you" },
  "from play": { zone: "play", owner: "you" },
}));

/** "one of your characters would be banished", "you would gain lore" */
export const wouldHappen: Rule<WouldHappen> = oneOf<WouldHappen>([
  pattern`${target} ${suffered} ${because}`.map(([target, event, cause]) =>
    event === "banish" && cause?.cause?.what?.[0] === "challenge"
      ? { event: "banish-in-challenge", target }
      : { event, target, ...cause }
  ),
  pattern`${target} ${inChallenge} ${words("with", "against", "by")} ${target}`
    .map(([target, , , against]) => ({
      event: "banish-in-challenge",
      target,
      against,
    })),
  pattern`${target} would be dealt ${number} or more damage ${because}`.map((
    [target, least, cause],
  ) => ({ event: "damage", target, ...atLeast(least), ...cause })),
  pattern`damage would be dealt to ${target} ${because}`.map((
    [target, cause],
  ) => ({ event: "damage", target, ...cause })),
  pattern`${words("damage", "damage counters")} would be removed from ${target}`
    .map(([, target]) => ({ event: "remove-damage", target })),
  pattern`${who} would ${done} ${fromHand} ${because}`.map((
    [player, done, , cause],
  ) => ({ ...done, player, ...cause })),
  pattern`you would ready ${target}`.map(([target]) => ({
    event: "ready",
    target,
  })),
  pattern`${causing} would banish ${target}`.map(([cause, target]) => ({
    event: "banish",
    target,
    cause,
  })),
  pattern`${who} would ${doneMuch}`.map(([player, done]) => ({
    ...done,
    player,
  })),
  pattern`${who} would draw a card ${notFirst}`.map(([player, not]) => ({
    event: "draw",
    player,
    ...not,
  })),
  oneOf([
    pattern`${who} would gain lore from ${target} questing`,
    pattern`${who} would gain lore from questing with ${target}`,
  ]).map(([player, source]) => ({
    event: "gain-lore",
    player,
    source,
    cause: { what: ["quest"] },
  })),
  pattern`${causing} would ${words("cause", "make")} ${who} ${
    optional(fixed("to"))
  } ${done} ${fromHand}`.map(([cause, , player, , done]) => ({
    ...done,
    player,
    cause,
  })),
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
    words("from your deck", "from their deck").map(() => "deck" as const),
    fixed("from your hand").map(() => "hand" as const),
  ]);
}
