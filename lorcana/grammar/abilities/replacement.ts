import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { ReplacedEvent, ReplacementAbility } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import { target } from "../nouns/noun_phrase.ts";
import { fixed, lookup, pattern, words } from "../words.ts";

type First = { readonly first?: true };
const when: Rule<First> = lookup<First>({
  "whenever": {},
  "when": {},
  "if": {},
  "the first time": { first: true },
});
const comma = optional(fixed(","));
const stop = optional(fixed("."));

const would: Rule<ReplacedEvent> = lookup<ReplacedEvent>({
  "would be dealt damage": "damage",
  "would take damage": "damage",
  "would be banished": "banish",
  "would be banished in a challenge": "banish-in-challenge",
  "would be challenged": "challenge",
  "would be returned to your hand": "return-to-hand",
});

type Replaces = ReplacementAbility["replaces"];

/** "… would …, … instead" */
export function replacements(
  act: Rule<Act>,
): readonly Rule<ReplacementAbility>[] {
  const event: Rule<Replaces> = oneOf<Replaces>([
    pattern`${target} ${would}`.map(([target, event]) => ({ event, target })),
    pattern`an effect would cause you to discard one or more cards`.map(() => ({
      event: "discard",
      player: "CONTROLLER" as const,
    })),
    pattern`you would lose lore`.map(() => ({
      event: "lose-lore",
      player: "CONTROLLER" as const,
    })),
  ]);
  return [
    pattern`${when} ${event} ${comma} ${act} instead ${stop}`.map((
      [first, replaces, , act],
    ): ReplacementAbility => ({
      type: "replacement",
      replaces: { ...replaces, ...first },
      replacement: act("CONTROLLER"),
    })),
    pattern`${when} ${event} ${comma} you may ${act} instead ${stop}`.map((
      [first, replaces, , act],
    ): ReplacementAbility => ({
      type: "replacement",
      replaces: { ...replaces, ...first },
      replacement: {
        type: "optional",
        effect: act("CONTROLLER"),
        chooser: "CONTROLLER",
      },
    })),
    pattern`${when} ${event} ${comma} ${prevented} ${stop}`.map((
      [first, replaces],
    ): ReplacementAbility => ({
      type: "replacement",
      replaces: { ...replaces, ...first },
      replacement: "prevent",
    })),
  ];
}

const prevented = words(
  "you don't discard",
  "you don't discard instead",
  "you don't",
  "they take no damage instead",
  "he takes no damage instead",
  "she takes no damage instead",
  "it takes no damage instead",
  "take no damage instead",
);
