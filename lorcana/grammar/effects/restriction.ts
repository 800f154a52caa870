import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Effects } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { keywordName } from "../nouns/filters.ts";
import { target } from "../nouns/noun_phrase.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Build } from "./stat.ts";

type Restriction = Partial<Effects["restriction"]> & {
  readonly restriction: string;
};

const cannot = words("can't", "cannot");

/** What cards may not do. */
const forbidden: Rule<Restriction> = oneOf<Restriction>([
  lookup<Restriction>({
    "quest": { restriction: "cant-quest" },
    "challenge": { restriction: "cant-challenge" },
    "ready": { restriction: "cant-ready" },
    "quest or challenge": { restriction: "cant-quest-or-challenge" },
    "challenge or quest": { restriction: "cant-quest-or-challenge" },
    "be challenged": { restriction: "cant-be-challenged" },
    "be dealt damage": { restriction: "cant-be-dealt-damage" },
    "be damaged": { restriction: "cant-be-dealt-damage" },
    "be banished": { restriction: "cant-be-banished" },
    "be chosen": { restriction: "cant-be-chosen" },
    "sing": { restriction: "cant-sing" },
    "sing songs": { restriction: "cant-sing" },
    "{E} to sing songs": { restriction: "cant-sing" },
    "exert to sing songs": { restriction: "cant-sing" },
    "move": { restriction: "cant-move" },
    "be readied": { restriction: "cant-ready" },
    "be moved": { restriction: "cant-move" },
    "be removed": { restriction: "cant-be-removed" },
  }),
  pattern`be challenged by ${target}`.map(([challengerFilter]) => ({
    restriction: "cant-be-challenged",
    challengerFilter,
  })),
  pattern`challenge ${target}`.map(([object]) => ({
    restriction: "cant-challenge",
    object,
  })),
  pattern`move to ${target}`.map(([location]) => ({
    restriction: "cant-move",
    location,
  })),
  pattern`gain ${keywordName}`.map(([keyword]) => ({
    restriction: "cant-gain-keyword",
    keyword,
  })),
]);

const exertedEntry = words("enter play exerted", "enters play exerted");

/** What cards must do. */
const required: Rule<Restriction> = lookup<Restriction>({
  "quest": { restriction: "must-quest" },
  "challenge": { restriction: "must-challenge" },
  "be challenged": { restriction: "must-be-challenged" },
});

/** "can't quest", without its verb: behind "and". */
export const restrictionPredicates: readonly Rule<Build>[] = [
  pattern`${cannot} ${forbidden}`.map(([, restriction]) =>
    limiting(restriction)
  ),
  words("doesn't ready", "don't ready").map(() =>
    limiting({ restriction: "cant-ready" })
  ),
  pattern`must ${required}`.map(([restriction]) => limiting(restriction)),
  exertedEntry.map(() => limiting({ restriction: "enters-play-exerted" })),
  fixed("may enter play exerted").map(() =>
    limiting({ restriction: "may-enter-play-exerted" })
  ),
];

function limiting(restriction: Restriction): Build {
  return (target, { duration, ifAble }) =>
    effect("restriction", { ...restriction, target, duration, ifAble });
}
