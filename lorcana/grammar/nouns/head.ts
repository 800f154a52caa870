import {
  checked,
  once,
  oneOf,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { CardType } from "../../ast/mod.ts";
import { lookup, pattern, words } from "../words.ts";

/** The noun of a noun phrase. */
export interface Head {
  readonly types: readonly CardType[];
  readonly plural: boolean;
}

const one = (type: CardType): Head => ({ types: [type], plural: false });
const more = (type: CardType): Head => ({ types: [type], plural: true });

const cardType: Rule<Head> = lookup<Head>({
  "character": one("character"),
  "characters": more("character"),
  "item": one("item"),
  "items": more("item"),
  "location": one("location"),
  "locations": more("location"),
  "action": one("action"),
  "actions": more("action"),
  "song": one("song"),
  "songs": more("song"),
});

/** "characters": several cards of one type. */
export const plural: Rule<Head> = checked(cardType, ({ plural }) => plural);

const orMark = words(",", "or", ", or", "and/or");
const anyMark = words(",", "or", "and", ", or", ", and", "and/or");
const cardWord: Rule<boolean> = lookup({ "card": false, "cards": true });

function together(heads: readonly Head[]): Head {
  const [only] = heads;
  if (only !== undefined && heads.length === 1) return only;
  return {
    types: heads.flatMap(({ types }) => types),
    plural: heads.some(({ plural }) => plural),
  };
}

// One card is no "item and location"; several can be.
const either: Rule<Head> = once(separated(cardType, orMark).map(together));
const both: Rule<Head> = once(separated(cardType, anyMark).map(together));

/** "characters", "character, item, or location card", "card". */
export const head: Rule<Head> = oneOf<Head>([
  checked(either, ({ plural }) => !plural),
  checked(both, ({ plural }) => plural),
  checked(pattern`${either} card`, ([{ plural }]) => !plural).map((
    [{ types }],
  ) => ({ types, plural: false })),
  checked(pattern`${both} cards`, ([{ plural }]) => !plural).map((
    [{ types }],
  ) => ({ types, plural: true })),
  cardWord.map((plural): Head => ({ types: ["card"], plural })),
]);
