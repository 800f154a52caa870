import type { Deed, Names } from "./deed.ts";

/** Whose hand or inkwell cards go to, where it cannot matter. */
function each(verb: string, ...places: readonly string[]): readonly string[] {
  return places.map((place) => `${verb} ${place}`);
}

/** "put into your discard": the same for each player's pile. */
function inPiles(
  verb: string,
  pile: string,
  { does, ...names }: Partial<Names> & { readonly does?: true },
): readonly Deed[] {
  return ([["your", "you"], ["an opponent's", "opponent"], [
    "a player's",
    "any",
  ]] as const)
    .map(([words, whose]) => ({
      [does ? "does" : "done"]: [`${verb} ${words} ${pile}`],
      whose,
      ...names,
    }));
}

/** Everything that happens to cards. A new deed is a row; every frame reads it. */
export const DEEDS: readonly Deed[] = [
  {
    does: ["quest"],
    event: "quest",
    cannot: "cant-quest",
    must: "must-quest",
    turn: "quested",
    filter: { type: "did-this-turn", metric: "quested" },
  },
  {
    does: ["challenge"],
    event: "challenge",
    cannot: "cant-challenge",
    must: "must-challenge",
    turn: "challenged",
    filter: { type: "did-this-turn", metric: "challenged" },
  },
  {
    done: ["banish"],
    players: true,
    event: "banish",
    would: "banish",
    cannot: "cant-be-banished",
    turn: "banished",
    way: "banished",
  },
  {
    done: each("banish", "in a challenge", "in challenges"),
    would: "banish-in-challenge",
    turn: "banished-in-challenge",
  },
  {
    done: ["damage", "deal damage"],
    does: ["take damage", "become damaged"],
    event: "damage",
    would: "damage",
    cannot: "cant-be-dealt-damage",
    turn: "damaged",
    way: "damaged",
    prints: {
      would: ["done", "deal damage"],
      cannot: ["done", "deal damage"],
    },
    filter: { type: "did-this-turn", metric: "damaged" },
  },
  {
    done: ["challenge"],
    event: "challenged",
    would: "challenge",
    cannot: "cant-be-challenged",
    must: "must-be-challenged",
    turn: "was-challenged",
    filter: { type: "challenged-this-turn" },
  },
  {
    done: ["exert to sing songs"],
    does: [
      "sing a song",
      "sing songs",
      "sing",
      "{E} to sing songs",
      "exert to sing songs",
    ],
    cannot: "cant-sing",
    turn: "sang",
    filter: { type: "did-this-turn", metric: "sang" },
    prints: {
      cannot: ["does", "{E} to sing songs"],
      turn: ["does", "sing a song"],
    },
  },
  {
    done: ["exert"],
    players: true,
    does: ["become exerted", "exert"],
    event: "exert",
    would: "exert",
    cannot: "cant-be-exerted",
    turn: "exerted",
    way: "exerted",
  },
  {
    done: ["ready"],
    players: true,
    does: ["ready", "become ready"],
    event: "ready",
    would: "ready",
    cannot: "cant-ready",
    way: "readied",
    prints: { cannot: ["does", "ready"] },
  },
  {
    done: ["move", ...each("move", ...toLocations())],
    does: [...each("move", ...toLocations()), "move"],
    would: "move",
    cannot: "cant-move",
    turn: "moved",
    way: "moved",
    prints: {
      cannot: ["does", "move"],
      turn: ["does", "move to a location"],
    },
  },
  { done: ["return"], way: "returned" },
  {
    done: each(
      "return to",
      "their player's hand",
      "your hand",
      "hand",
      "their hand",
      "its player's hand",
      "their players' hands",
      "a player's hand",
      "players' hands",
    ),
    would: "return-to-hand",
    cannot: "cant-be-returned",
    way: "returned",
    prints: { would: ["done", "return to your hand"] },
  },
  {
    done: each("put into", "an inkwell", "your inkwell", "inkwells"),
    would: "ink",
    cannot: "cant-be-inked",
  },
  {
    done: ["discard", "discard from your hand"],
    players: true,
    event: "discard",
    cannot: "cant-be-discarded",
    turn: "discarded",
    way: "discarded",
  },
  {
    done: ["choose"],
    would: "be-chosen",
    cannot: "cant-be-chosen",
  },
  {
    done: ["play"],
    players: true,
    event: "play",
    cannot: "cant-be-played",
    turn: "played",
    way: "played",
    filter: { type: "played-this-turn" },
  },
  { does: ["enter play"], event: "play", would: "enter-play" },
  {
    does: ["leave play"],
    event: "leave-play",
    would: "leave-play",
    cannot: "cant-leave-play",
  },
  {
    does: ["quest or challenge", "challenge or quest"],
    cannot: "cant-quest-or-challenge",
  },
  {
    does: each("leave", "discards", "players' discards"),
    cannot: "cant-leave-discard",
  },
  {
    does: each("lose", "abilities", "their abilities"),
    cannot: "cant-lose-abilities",
  },
  { does: ["gain abilities"], cannot: "cant-gain-abilities" },
  {
    does: each("use", "abilities", "their abilities", "activated abilities"),
    cannot: "cant-use-abilities",
  },
  {
    does: each(
      "have damage",
      "removed",
      "removed from them",
      "counters removed",
    ),
    cannot: "cant-remove-damage",
  },
  { done: ["remove"], cannot: "cant-be-removed" },
  {
    done: ["shift"],
    players: true,
    cannot: "cant-be-shifted",
    turn: "shifted",
  },
  { done: ["draw"], players: true, turn: "drew", way: "drawn" },
  { done: ["reveal"], way: "revealed" },
  { done: ["shuffle", "shuffle into your deck"], way: "shuffled" },
  { done: ["put into your discard"], way: "put-into-discard" },
  {
    done: each(
      "put into",
      "their discard",
      "their discards",
      "a discard",
      "discards",
    ),
    way: "put-into-their-discard",
  },
  { done: ["put into your inkwell"], way: "put-into-inkwell" },
  {
    done: each("put into", "their inkwell", "their player's inkwell"),
    way: "put-into-their-inkwell",
  },
  { done: ["put into your hand"], way: "put-into-hand" },
  { done: ["put on the bottom of your deck"], way: "put-on-bottom" },
  ...inPiles("return to", "hand", { turn: "returned-to-hand" }),
  ...inPiles("put into", "discard", { turn: "entered-discard" }),
  ...inPiles("put into", "inkwell", { turn: "inked" }),
  ...inPiles("leave", "discard", { does: true, turn: "left-discard" }),
];

function toLocations(): readonly string[] {
  return ["to a location", "to locations", "to another location"];
}
