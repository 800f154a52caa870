import type {
  ReplacedEvent,
  RestrictionName,
  TriggerEvent,
  TurnMetric,
} from "../ast/mod.ts";
import { withArticle, withS } from "./inflect.ts";

/** Something that players do with what is theirs, in words and in the tree. */
export interface PlayerDeed {
  /** "draw" */
  readonly verb: string;
  /** Other verbs for it. */
  readonly also?: readonly string[];
  /** Of what, in the singular: "card", "lore", "the game". */
  readonly thing: string;
  /** "whenever you draw a card" */
  readonly event?: TriggerEvent;
  /** "if you would draw a card" */
  readonly would: ReplacedEvent;
  /** "you can't draw cards" */
  readonly cannot: RestrictionName;
  /** "you've drawn a card this turn" */
  readonly turn?: TurnMetric;
}

/** Everything that players do with what is theirs. */
export const PLAYER_DEEDS: readonly PlayerDeed[] = [
  {
    verb: "draw",
    thing: "card",
    event: "draw",
    would: "draw",
    cannot: "cant-draw",
    turn: "drew",
  },
  {
    verb: "discard",
    thing: "card",
    would: "discard",
    cannot: "cant-discard",
    turn: "discarded",
  },
  {
    verb: "gain",
    thing: "lore",
    event: "gain-lore",
    would: "gain-lore",
    cannot: "cant-gain-lore",
    turn: "gained-lore",
  },
  {
    verb: "lose",
    thing: "lore",
    event: "lose-lore",
    would: "lose-lore",
    cannot: "cant-lose-lore",
    turn: "lost-lore",
  },
  {
    verb: "get",
    also: ["gain"],
    thing: "ink drop",
    event: "get-ink-drops",
    would: "get-ink-drops",
    cannot: "cant-get-ink-drops",
    turn: "got-ink-drops",
  },
  {
    verb: "remove",
    also: ["lose"],
    thing: "ink drop",
    event: "remove-ink-drops",
    would: "remove-ink-drops",
    cannot: "cant-remove-ink-drops",
    turn: "removed-ink-drops",
  },
  { verb: "win", thing: "the game", would: "win-game", cannot: "cant-win" },
  { verb: "lose", thing: "the game", would: "lose-game", cannot: "cant-lose" },
];

const UNCOUNTED: ReadonlySet<string> = new Set(["lore", "the game"]);

/** Whether there can be two of them. */
export function isCounted({ thing }: PlayerDeed): boolean {
  return !UNCOUNTED.has(thing);
}

/** "a card", "an ink drop", "lore" */
export function oneThing(deed: PlayerDeed): string {
  return isCounted(deed) ? withArticle(deed.thing) : deed.thing;
}

/** "cards", "ink drops", "lore" */
export function things(deed: PlayerDeed): string {
  return isCounted(deed) ? withS(deed.thing) : deed.thing;
}
