import { oneOf, type Rule, separated } from "../../../combinators/mod.ts";
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

const typeMark = words(",", "or", "and", ", or", ", and", "and/or");
const cardWord: Rule<boolean> = lookup({ "card": false, "cards": true });

const types: Rule<Head> = separated(cardType, typeMark).map((heads) => ({
  types: heads.flatMap(({ types }) => types),
  plural: heads.some(({ plural }) => plural),
}));

/** "characters", "character, item, or location card", "card". */
export const head: Rule<Head> = oneOf<Head>([
  types,
  pattern`${types} ${cardWord}`.map(([{ types }, plural]) => ({
    types,
    plural,
  })),
  cardWord.map((plural): Head => ({ types: ["card"], plural })),
]);
