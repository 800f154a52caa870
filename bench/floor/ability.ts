/**
 * A small part of the grammar by hand: recursive descent, one cursor,
 * a `switch` on the next token. It notes how far it came and what would have
 * been right there, as ours can tell, but knows no names for it. As fast as it
 * gets, and a place to find in the code for every phrase.
 */
import type {
  Ability,
  Cost,
  Effect,
  StandardEffect,
} from "../../ast/internal.ts";
import { type Columns, END } from "../../combinators/mod.ts";
import { costOf } from "./costs.ts";
import { effectOf } from "./effects.ts";
import { accept, type Reader } from "./reader.ts";
import { triggerOf } from "./triggers.ts";
import { wordIds } from "./word_ids.ts";

const [PERIOD, COMMA, COLON, AND, THEN, YOU, MAY] = wordIds(
  ". , : and then you may",
);

/** Where reading stopped, and the ids of what could have stood there. */
export interface FloorFailure {
  readonly at: number;
  readonly expected: readonly number[];
}

/** One paragraph, or why it cannot be read. */
export function floorAbility({ ids, values }: Columns): Ability | FloorFailure {
  const reader: Reader = { ids, values, at: 0, furthest: 0, expected: [] };
  const found = readTriggered(reader) ?? readActivated(reader) ?? event(reader);
  return found !== undefined && accept(reader, END)
    ? found
    : { at: reader.furthest, expected: reader.expected };
}

function event(reader: Reader): Ability | undefined {
  reader.at = 0;
  const effect = sentence(reader);
  return effect && { Event: { effect } };
}

function readTriggered(reader: Reader): Ability | undefined {
  const trigger = triggerOf(reader);
  if (trigger === undefined) return undefined;
  const effect = sentence(reader);
  return effect && { Triggered: { trigger, effect } };
}

function readActivated(reader: Reader): Ability | undefined {
  reader.at = 0;
  const costs: Cost[] = [];
  do {
    const cost = costOf(reader);
    if (cost === undefined) return undefined;
    costs.push(cost);
  } while (accept(reader, COMMA));
  if (!accept(reader, COLON)) return undefined;
  const effect = sentence(reader);
  return effect && { Activated: { costs, effect } };
}

/** Effects and the period after them. */
function sentence(reader: Reader): Effect | undefined {
  const { ids } = reader;
  const optional = ids[reader.at] === YOU && ids[reader.at + 1] === MAY;
  if (optional) reader.at += 2;
  const effects: StandardEffect[] = [];
  let end = reader.at;
  do {
    const effect = effectOf(reader);
    if (effect === undefined) break;
    effects.push(effect);
    end = reader.at;
  } while (separator(reader));
  reader.at = end;
  if (effects.length === 0 || !accept(reader, PERIOD)) return undefined;
  return compose(effects, optional);
}

function separator(reader: Reader): boolean {
  if (accept(reader, PERIOD) || accept(reader, AND)) return true;
  return accept(reader, COMMA) && accept(reader, THEN);
}

/** The simplest shape that says it all. */
function compose(
  effects: readonly StandardEffect[],
  optional: boolean,
): Effect {
  const [effect] = effects;
  if (effects.length > 1 || effect === undefined) {
    return { List: effects.map((effect) => ({ effect, optional })) };
  }
  return optional ? { WithOptions: { effect, optional } } : { Effect: effect };
}
