import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type {
  Cause,
  Owner,
  Player,
  ReplacedEvent,
  Replaces,
  Zone,
} from "../ast/mod.ts";
import { queryOf } from "../ast/target_names.ts";
import { cause, OPPONENTS } from "../grammar/effects/parts/cause.ts";
import { type Noun, toTarget } from "../grammar/nouns/noun.ts";
import { nounPhrase, target } from "../grammar/nouns/noun_phrase.ts";
import { fixed, lookup, number, pattern, words } from "../grammar/words.ts";
import {
  isCounted,
  oneThing,
  PLAYER_DEEDS,
  things,
} from "../lexicon/player_deeds.ts";
import { wordings, wordsFor, WOULD } from "../lexicon/wordings.ts";
import { actorIn, PLAYER, whosePile } from "./by_actor.ts";
import { printCause } from "../print/effects/parts/cause.ts";
import { printNoun } from "../print/nouns/noun.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";

/** "would be banished": what would happen to cards. */
export const suffered: Rule<ReplacedEvent> = oneOf(
  wordings("would", WOULD).map(({ text, name }) => fixed(text).as(name)),
);

/** "draw a card", "draw one or more cards", "gain 2 or more lore" */
const done: Rule<Replaces> = oneOf<Replaces>(
  PLAYER_DEEDS.flatMap((deed): readonly Rule<Replaces>[] => {
    const { verb, would: event } = deed;
    const some = things(deed);
    const several = isCounted(deed) ? { several: true } as const : {};
    return [
      fixed(`${verb} ${oneThing(deed)}`).map(() => ({ event })),
      pattern`${fixed(verb)} ${number} or more ${fixed(some)}`
        .map(([, least]) => ({ event, ...several, ...atLeast(least) })),
      ...isCounted(deed)
        ? [
          words(`${verb} one or more ${some}`, `${verb} ${some}`)
            .map(() => ({ event, ...several })),
        ]
        : [],
    ];
  }),
);

/** "1 or more" sets no minimum. */
function atLeast(least: number): Pick<Replaces, "atLeast"> {
  return least < 2 ? {} : { atLeast: least };
}

const who: Rule<Player> = actorIn(({ subjects }) => subjects)
  .map((by) => PLAYER[by]);

/** What makes players do something, as the subject of the sentence. */
const causing: Rule<Cause> = oneOf<Cause>([
  words("an opponent", "your opponent").as(OPPONENTS),
  cause,
]);

/** "because of an opponent's ability", "by an opposing item" */
export const because: Rule<Pick<Replaces, "cause"> | undefined> = optional(
  oneOf<Pick<Replaces, "cause">>([
    pattern`${words("because of", "due to", "by", "from")} ${cause}`.map((
      [, cause],
    ) => ({ cause })),
    words("in a challenge", "in challenges").map(() => ({
      cause: { what: ["challenge"] },
    })),
  ]),
);

const fromHand = optional(words("from your hand", "from their hand"));

const notFirst: Rule<Pick<Replaces, "exceptFirst">> = words(
  "except the first one they draw each turn",
  "except the first one you draw each turn",
  "except the first card they draw each turn",
  "except the first card you draw each turn",
  "except the first one each turn",
  "after the first each turn",
).map(() => ({ exceptFirst: true as const }));

const discard = whosePile("discard");

const from: Rule<Zone> = lookup<Zone>({
  "from your deck": "deck",
  "from their deck": "deck",
  "from your hand": "hand",
  "from play": "play",
});

/** "one of your characters would be banished", "you would gain lore" */
export const wouldHappen: Rule<Replaces> = oneOf<Replaces>([
  pattern`${target} ${suffered} ${because}`.map(([target, event, cause]) => ({
    event,
    target,
    ...cause,
  })),
  pattern`${target} would be banished in a challenge ${
    words("with", "against", "by")
  } ${target}`
    .map(([target, , against]) => ({
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
  oneOf<readonly [Noun, Owner, Zone?]>([
    pattern`${nounPhrase} would be put into ${discard}`,
    pattern`${nounPhrase} would be put into ${discard} ${from}`,
    pattern`${nounPhrase} would be put ${from} into ${discard}`.map((
      [noun, from, owner],
    ) => [noun, owner, from]),
  ]).map(([noun, owner, from]) => ({
    event: "enter-discard",
    target: toTarget({ ...noun, owner, zone: "discard" }),
    ...(from === undefined ? {} : { from }),
  })),
]);

/** "one of your characters would be banished" */
export function printWould(replaces: Replaces, voice: Voice): string {
  const { event, target = "SELF", player, cause, against, atLeast } = replaces;
  if (player !== undefined) return printDone(replaces, player, voice);
  if (event === "enter-discard") return printDiscarded(replaces, voice);
  const cards = printTarget(target, voice, "object");
  if (event === "remove-damage") return `damage would be removed from ${cards}`;
  return phrase(
    cards,
    atLeast === undefined
      ? wordsFor("would", event, WOULD)
      : `would be dealt ${atLeast} or more damage`,
    against && `with ${printTarget(against, voice, "object")}`,
    cause && `by ${printCause(cause)}`,
  );
}

/** "you would draw a card" */
function printDone(replaces: Replaces, player: Player, voice: Voice): string {
  const { cause, source, exceptFirst } = replaces;
  const deed = printDeed(replaces);
  const who = doer(player);
  if (source !== undefined) {
    const card = printTarget(source, voice, "object");
    return `${who} would ${deed} from ${card} questing`;
  }
  if (cause && printCause(cause).endsWith("actions or abilities")) {
    const maker = cause.whose === undefined ? "an effect" : "an opponent";
    return `${maker} would cause ${who} to ${deed}`;
  }
  return phrase(
    `${who} would ${deed}`,
    cause && `because of ${printCause(cause)}`,
    exceptFirst && "except the first one each turn",
  );
}

/** The player who would act. */
function doer(player: Player): string {
  return player === "CONTROLLER"
    ? "you"
    : player === "OPPONENT"
    ? "an opponent"
    : "a player";
}

/** "draw a card", "draw one or more cards", "gain 2 or more lore" */
function printDeed({ event, atLeast, several }: Replaces): string {
  const deed = PLAYER_DEEDS.find(({ would }) => would === event);
  if (deed === undefined) return "";
  if (atLeast === undefined && !several) {
    return `${deed.verb} ${oneThing(deed)}`;
  }
  return `${deed.verb} ${atLeast ?? "one"} or more ${things(deed)}`;
}

/** "a card would be put into your discard from your deck" */
function printDiscarded({ target, from }: Replaces, voice: Voice): string {
  const query = target && queryOf(target);
  if (query === undefined) return "";
  // The zone adds "card" to the noun.
  const cards = printNoun(
    { ...query, owner: "any", zones: ["deck"] },
    voice,
    "object",
  );
  const whose = query.owner === "you"
    ? "your"
    : query.owner === "opponent"
    ? "an opponent's"
    : "a player's";
  return phrase(
    `${cards} would be put into ${whose} discard`,
    from &&
      (from === "play"
        ? "from play"
        : `from ${query.owner === "you" ? "your" : "their"} ${from}`),
  );
}
