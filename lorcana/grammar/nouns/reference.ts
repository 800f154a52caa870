import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  CardType,
  Participle,
  Pronoun,
  ReferenceWording,
  Target,
} from "../../ast/mod.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { inCase, wordAt } from "./agreement.ts";
import { kind, kindOfCard, kinds } from "./kinds.ts";

/** "this character", "this item": the card that the text is on. */
export const self: Rule<Target> = lookup<Target>({
  "this character": "SELF",
  "this item": "THIS_ITEM",
  "this location": "THIS_LOCATION",
  "this card": "THIS_CARD",
  "this action": "THIS_ACTION",
  "this song": "THIS_SONG",
});

/** A pronoun, resolved once the whole text is read. */
function earlier(pronoun: Pronoun): Target {
  return { ref: "previous-target", wording: { pronoun } };
}

const oneKind: Rule<CardType> = oneOf<CardType>([
  kind,
  kindOfCard,
  fixed("character or location").as("character"),
]);

/** What happened to the card mentioned: "the banished character". */
const participle: Rule<Participle> = lookup<Participle>({
  "chosen": "chosen",
  "exerted": "exerted",
  "banished": "banished",
  "revealed": "revealed",
  "returned": "returned",
  "discarded": "discarded",
  "other": "other",
  "named": "named",
  "played": "played",
  "damaged": "damaged",
});

type Deed = Pick<ReferenceWording, "participle" | "doer">;

/** What somebody did to a card, and where it went. */
const past: Rule<Participle> = lookup<Participle>({
  "chose": "chosen",
  "exerted": "exerted",
  "banished": "banished",
  "revealed": "revealed",
  "returned": "returned",
  "returned to your hand": "returned",
  "discarded": "discarded",
  "played": "played",
  "put on the bottom": "put-on-bottom",
  "put on the bottom of your deck": "put-on-bottom",
  "put on the bottom of their deck": "put-on-bottom",
  "put into your inkwell": "put-into-inkwell",
  "put into their inkwell": "put-into-inkwell",
});

/** "the card you discarded": a relative clause after the noun. */
const relative: Rule<Deed> = checked(
  oneOf<Deed>([
    pattern`you ${past}`.map(([participle]) => ({ participle, doer: "you" })),
    pattern`${words("they", "that player")} ${past}`.map(([, participle]) => ({
      participle,
      doer: "they",
    })),
  ]),
  ({ doer }, values, _, end) =>
    !OTHERS_PILE[doer ?? "you"].includes(wordAt(values, end - 2)),
);

/** Rejects "the card you put into their inkwell". */
const OTHERS_PILE: { readonly [D in "you" | "they"]: readonly string[] } = {
  you: ["their"],
  they: ["your"],
};

const SEVERAL: Target = {
  ref: "previous-target",
  wording: { pronoun: "they", several: true },
};

/** A pronoun for the card mentioned before. */
const pronoun: Rule<Target> = inCase(lookup<Target>({
  "it": earlier("it"),
  "they": earlier("they"),
  "them": earlier("they"),
  "he": earlier("he"),
  "she": earlier("she"),
  "him": earlier("he"),
  "her": earlier("she"),
  "each of them": SEVERAL,
  "both of them": SEVERAL,
}));

/** "banishes the rest": "puts the rest" is about cards looked at. */
const theRest: Rule<Target> = checked(
  words("the rest").map(() => again({ participle: "other", several: true })),
  (_, values, start) => REMOVING.has(wordAt(values, start - 1)),
);

const REMOVING: ReadonlySet<string> = new Set([
  "banish",
  "banishes",
  "return",
  "returns",
]);

/** "your character", if one of yours was mentioned before. */
const yourCard: Rule<Target> = checked(
  lookup<Target>({
    "your character": again({ cardType: "character", whose: "you" }),
    "your item": again({ cardType: "item", whose: "you" }),
    "your location": again({ cardType: "location", whose: "you" }),
  }),
  (_, values, start) => {
    let at = start - 1;
    while (at >= 0 && !YOURS.has(wordAt(values, at))) at--;
    return at >= 0;
  },
);

const YOURS: ReadonlySet<string> = new Set(["your", "yours"]);

/** A card mentioned before. */
export const reference: Rule<Target> = oneOf<Target>([
  pronoun,
  pattern`that ${oneKind}`.map(([cardType]) => again({ cardType })),
  pattern`those ${kinds}`.map(([cardType]) =>
    again({ cardType, participle: "those" })
  ),
  pattern`each of those ${kinds}`.map(([cardType]) =>
    again({ cardType, participle: "those" })
  ),
  pattern`the ${participle} ${oneOf([oneKind, kinds])}`.map((
    [participle, cardType],
  ) => again({ cardType, participle })),
  pattern`the ${oneKind} ${relative}`.map(([cardType, deed]) =>
    again({ cardType, ...deed })
  ),
  pattern`the opposing ${oneKind}`.map(([cardType]) =>
    again({ cardType, whose: "opponent" })
  ),
  pattern`the chosen opposing ${oneKind}`.map(([cardType]) =>
    again({ cardType, participle: "chosen", whose: "opponent" })
  ),
  pattern`the chosen ${oneKind} of yours`.map(([cardType]) =>
    again({ cardType, participle: "chosen", whose: "you" })
  ),
  pattern`your chosen ${oneKind}`.map(([cardType]) =>
    again({ cardType, participle: "chosen", whose: "you" })
  ),
  yourCard,
  theRest,
  lookup<Target>({
    "the challenging character": { ref: "attacker" },
    "the challenged character": { ref: "defender" },
    "each chosen character": again({
      cardType: "character",
      participle: "chosen",
    }),
    "the other": again({ participle: "other" }),
    "the others": again({ participle: "other", several: true }),
    "the character": again({ cardType: "character" }),
    "the location": again({ cardType: "location" }),
    "the card": again({ cardType: "card" }),
  }),
]);

/** A reference to cards mentioned before, by a noun. */
export function again(wording: ReferenceWording): Target {
  return { ref: "previous-target", wording };
}
