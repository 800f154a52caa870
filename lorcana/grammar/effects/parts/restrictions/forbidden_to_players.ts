import { oneOf, optional, type Rule } from "../../../../../combinators/mod.ts";
import type { RestrictionName, Target } from "../../../../ast/mod.ts";
import { toTarget } from "../../../nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../../../nouns/noun_phrase.ts";
import { cardinal, lookup, pattern, words } from "../../../words.ts";
import { cause, isEffects } from "../cause.ts";
import type { Restriction } from "./restriction.ts";

const cards = words("card", "cards");
const myInkwell = words(
  "their inkwell",
  "their inkwells",
  "your inkwell",
);

const eachTurn = words(
  "each turn",
  "per turn",
  "on each of their turns",
  "during each of their turns",
);

const withCards: Rule<RestrictionName> = lookup<RestrictionName>({
  "quest": "cant-quest",
  "challenge": "cant-challenge",
});

const abilitiesOf = words(
  "abilities of",
  "the abilities of",
  "activated abilities of",
);

const chosenFor = words(
  "for abilities or effects",
  "for actions or abilities",
  "for their actions or abilities",
);

/** What players can't do. */
export const forbiddenToPlayers: Rule<Restriction> = oneOf<Restriction>([
  pattern`play ${nounPhrase}`.map(([noun]) => notPlay(toTarget(noun))),
  lookup<Restriction>({
    "gain lore": { restriction: "cant-gain-lore" },
    "lose lore": { restriction: "cant-lose-lore" },
    "draw cards": { restriction: "cant-draw" },
    "discard cards": { restriction: "cant-discard" },
    "get ink drops": { restriction: "cant-get-ink-drops" },
    "remove ink drops": { restriction: "cant-remove-ink-drops" },
    "win the game": { restriction: "cant-win" },
    "lose the game": { restriction: "cant-lose" },
    "cause you to discard cards": { restriction: "cant-make-you-discard" },
    "make you discard cards": { restriction: "cant-make-you-discard" },
    "cause you to lose lore": { restriction: "cant-make-you-lose-lore" },
    "use abilities": { restriction: "cant-use-abilities" },
    "use activated abilities": { restriction: "cant-use-abilities" },
    "move damage": { restriction: "cant-move-damage" },
    "move damage counters": { restriction: "cant-move-damage" },
    "make you lose lore": { restriction: "cant-make-you-lose-lore" },
    "search their decks": { restriction: "cant-search" },
    "search their deck": { restriction: "cant-search" },
  }),
  pattern`gain lore from ${cause}`.map(([cause]) => ({
    restriction: "cant-gain-lore",
    cause,
  })),
  pattern`use ${abilitiesOf} ${nounPhrase}`.map(([, noun]) => ({
    restriction: "cant-use-abilities",
    object: toTarget(noun),
  })),
  pattern`exert ${nounPhrase}`.map(([noun]) => ({
    restriction: "cant-be-exerted",
    object: toTarget(noun),
  })),
  pattern`play ${nounPhrase} from ${
    words("their discard", "their discards", "discards")
  }`.map(([noun]) => ({
    ...notPlay(toTarget(noun)),
    from: "discard" as const,
  })),
  pattern`play ${nounPhrase} for free`.map(([noun]) => ({
    ...notPlay(toTarget(noun)),
    cost: "free",
  })),
  pattern`play more than ${cardinal} ${anyNoun} ${eachTurn}`.map((
    [limit, noun],
  ) => ({ ...notPlay(toTarget(noun)), limit })),
  pattern`draw more than ${cardinal} ${cards} ${optional(eachTurn)}`.map((
    [limit],
  ) => ({
    restriction: "cant-draw",
    limit,
  })),
  pattern`gain more than ${cardinal} lore ${eachTurn}`.map(([limit]) => ({
    restriction: "cant-gain-lore",
    limit,
  })),
  pattern`${withCards} with more than ${cardinal} ${anyNoun} ${eachTurn}`.map((
    [restriction, limit, noun],
  ) => ({ restriction, limit, object: toTarget(noun) })),
  pattern`put more than ${cardinal} ${cards} into ${myInkwell} each turn`.map((
    [limit],
  ) => ({ restriction: "cant-ink", limit })),
  pattern`put ${words("cards", "a card", "any cards")} into ${myInkwell}`.map(
    () => ({ restriction: "cant-ink" }),
  ),
  pattern`ready ${nounPhrase}`.map(([noun]) => ({
    restriction: "cant-ready",
    object: toTarget(noun),
  })),
  pattern`move ${nounPhrase} ${
    optional(words("to locations", "to a location"))
  }`.map(([noun]) => ({ restriction: "cant-move", object: toTarget(noun) })),
  pattern`remove damage from ${nounPhrase}`.map(([noun]) => ({
    restriction: "cant-remove-damage",
    object: toTarget(noun),
  })),
  pattern`${words("shift", "Shift")} ${nounPhrase}`.map(([, noun]) => ({
    restriction: "cant-shift",
    object: toTarget(noun),
  })),
  pattern`return ${words("cards", "a card", "any cards")} from ${
    words("their discard", "your discard", "their discards", "discards")
  } ${optional(words("to their hand", "to their hands", "to your hand"))}`.map(
    () => ({ restriction: "cant-return", from: "discard" as const }),
  ),
  pattern`play ${nounPhrase} using Shift`.map(([noun]) => ({
    restriction: "cant-shift",
    object: toTarget(noun),
  })),
  pattern`choose ${target} for ${
    optional(words("their", "his", "her"))
  } ${cause}`.map(([object, , cause]) =>
    isEffects(cause)
      ? { restriction: "cant-choose", object }
      : { restriction: "cant-choose", object, cause }
  ),
  pattern`choose ${target} ${optional(chosenFor)}`.map(([object]) => ({
    restriction: "cant-choose",
    object,
  })),
]);

/** "can't play actions" has its own restriction. */
export function notPlay(object: Target): Restriction {
  const isActions = typeof object === "object" && "selector" in object &&
    object.cardTypes.length === 1 && object.cardTypes[0] === "action" &&
    object.filter === undefined;
  return isActions
    ? { restriction: "cant-play-actions" }
    : { restriction: "cant-play", object };
}
