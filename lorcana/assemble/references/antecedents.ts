import type { Pronoun, SpokenOf } from "../../ast/mod.ts";
import type { Doers } from "./doers.ts";
import type { Happened } from "./done.ts";
import type { Mention } from "./mention.ts";

/** What a reference can mean at one point of a text. */
export interface Antecedents extends Happened {
  /** Whether the ability happens once, and is not static. */
  once: boolean;
  /** The cards mentioned so far. */
  readonly mentions: Mention[];
  /** The effects, events and costs so far, by name. */
  readonly done: string[];
  /** The events that trigger the ability, and their restrictions. */
  readonly events: string[];
  /** The number of effects so far. */
  deeds: number;
  /** The last player mentioned, other than you. */
  player: SpokenOf | undefined;
  /** The number of mentions before that player. */
  playerAt: number;
  /** The last player that "they" or "that player" referred to. */
  that: SpokenOf | undefined;
  /** The cards that the last reference meant. */
  spoken: Mention | undefined;
  /** The number of nodes so far that can get an `id`. */
  nodes: number;
  /** The ids, by node number, of the nodes that something refers to. */
  ids: Map<number, number> | undefined;
  /** Whether this is within "… instead". */
  instead: boolean;
  /** The effect being resolved. */
  doing: string | undefined;
  /** Whether it was done before. */
  twice: boolean;
  /** Who has done the last thing, or was offered it. */
  doers: Doers | undefined;
  /** Whether this is within an effect that might not happen. */
  open: boolean;
  /** The pronoun that the text uses for this card. */
  pronoun: Pronoun | undefined;
  /** Whether some reference has no antecedent. */
  dangling: boolean;
}

/** The antecedents at the start of a text. */
export function nothingSaid(isPart = false): Antecedents {
  return {
    once: false,
    mentions: [],
    done: [],
    events: [],
    deeds: 0,
    isPart,
    player: undefined,
    playerAt: 0,
    that: undefined,
    spoken: undefined,
    nodes: 0,
    ids: undefined,
    instead: false,
    doing: undefined,
    twice: false,
    doers: undefined,
    open: false,
    pronoun: undefined,
    dangling: false,
  };
}

/** Records a player that "that player" can refer to. */
export function notePlayer(player: SpokenOf, known: Antecedents): void {
  known.player = player;
  known.playerAt = known.mentions.length;
}

/** Records that something happened. */
export function noteDone(name: string, { done }: Antecedents): void {
  if (!done.includes(name)) done.push(name);
}
