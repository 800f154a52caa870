import type {
  FigmentCount,
  FigmentType,
  StandardEffect,
} from "../../ast/internal.ts";
import { accept, acceptAll, miss, numberAt, type Reader } from "./reader.ts";
import { cardOf, targetOf } from "./targets.ts";
import { wordIds } from "./word_ids.ts";

const [DRAW, DISCARD, GAIN, GAINS, LOSE, WIN] = wordIds(
  "draw discard gain gains lose win",
);
const [RETURN, COPY, TAKE, PREVENT] = wordIds("return copy take {prevent}");
const [FORESEE, KINDLE, DISSOLVE, BANISH] = wordIds(
  "{foresee} {kindle} {dissolve} {banish}",
);
const [MATERIALIZE, DISCOVER] = wordIds("{materialize} {discover}");
const [A, AN, THE, YOU, OPPONENT] = wordIds("a an the you opponent");
const [OF, TO, UNTIL, PLUS] = wordIds("of to until +");
const [CONTROL, SPARK, HAND, PLAYED] = wordIds("control spark hand played");
const [E, S, N_CARDS, POINTS, DISCARDS] = wordIds(
  "{e} {s} {cards} {points} {discards}",
);
const [FIGMENT, FIGMENTS] = wordIds("{a-figment} {n-figments}");
const NEXT_MAIN_PHASE = wordIds("your next main phase");
const EXTRA_TURN = wordIds("an extra turn after this one");
const THE_GAME = wordIds("the game");
const EFFECTS = [
  ...[DRAW, DISCARD, GAIN, YOU, THE, FORESEE, KINDLE, DISSOLVE, BANISH],
  ...[MATERIALIZE, RETURN, DISCOVER, PREVENT, COPY, TAKE],
];

/** One effect, without what joins it to the next. */
export function effectOf(reader: Reader): StandardEffect | undefined {
  const start = reader.at++;
  switch (reader.ids[start]) {
    case DRAW:
      if (!accept(reader, N_CARDS)) return undefined;
      return { DrawCards: { count: numberAt(reader, start + 1) } };
    case DISCARD:
      if (!accept(reader, DISCARDS)) return undefined;
      return { DiscardCards: { count: numberAt(reader, start + 1) } };
    case GAIN:
      return gain(reader, start + 1);
    case YOU:
      return you(reader, start + 2);
    case THE:
      if (!accept(reader, OPPONENT) || !accept(reader, GAINS)) return undefined;
      if (!accept(reader, POINTS)) return undefined;
      return { EnemyGainsPoints: { count: numberAt(reader, start + 3) } };
    case FORESEE:
      return { Foresee: { count: numberAt(reader, start) } };
    case KINDLE:
      return { Kindle: { amount: numberAt(reader, start) } };
    case DISSOLVE: {
      const target = targetOf(reader, false);
      return target && { DissolveCharacter: { target } };
    }
    case BANISH:
      return banish(reader);
    case MATERIALIZE:
      return materialize(reader, start + 1);
    case RETURN: {
      const target = targetOf(reader, false);
      return target && accept(reader, TO) && accept(reader, HAND)
        ? { ReturnToHand: { target } }
        : undefined;
    }
    case DISCOVER: {
      if (!accept(reader, A)) accept(reader, AN);
      const predicate = cardOf(reader);
      return predicate && { Discover: { predicate } };
    }
    case PREVENT: {
      if (!accept(reader, A) || !accept(reader, PLAYED)) return undefined;
      const card = cardOf(reader);
      return card && { Counterspell: { target: { Enemy: card } } };
    }
    case COPY: {
      const target = targetOf(reader, false);
      return target && { Copy: { target } };
    }
    case TAKE:
      return acceptAll(reader, EXTRA_TURN) ? "TakeExtraTurn" : undefined;
    default:
      miss(reader, EFFECTS);
      return gainsSpark(reader);
  }
}

function gain(reader: Reader, place: number): StandardEffect | undefined {
  if (accept(reader, E)) {
    return { GainEnergy: { gains: numberAt(reader, place) } };
  }
  if (accept(reader, POINTS)) {
    return { GainPoints: { gains: numberAt(reader, place) } };
  }
  if (!accept(reader, CONTROL) || !accept(reader, OF)) return undefined;
  const target = targetOf(reader, false);
  return target && { GainControl: { target } };
}

function you(reader: Reader, place: number): StandardEffect | undefined {
  if (accept(reader, WIN)) {
    return acceptAll(reader, THE_GAME) ? "YouWinTheGame" : undefined;
  }
  return accept(reader, LOSE) && accept(reader, POINTS)
    ? { LosePoints: { loses: numberAt(reader, place) } }
    : undefined;
}

function banish(reader: Reader): StandardEffect | undefined {
  const target = targetOf(reader, false);
  if (target === undefined) return undefined;
  const end = reader.at;
  if (accept(reader, UNTIL) && acceptAll(reader, NEXT_MAIN_PHASE)) {
    return { BanishUntilNextMain: { target } };
  }
  reader.at = end;
  return { BanishCharacter: { target } };
}

function materialize(
  reader: Reader,
  place: number,
): StandardEffect | undefined {
  if (accept(reader, FIGMENT)) {
    const figment = reader.values[place] as FigmentType; // By its token.
    return { MaterializeFigments: { figment, count: 1 } };
  }
  if (accept(reader, FIGMENTS)) {
    const { figment, count } = reader.values[place] as FigmentCount; // As above.
    return { MaterializeFigments: { figment, count } };
  }
  const target = targetOf(reader, false);
  return target && { MaterializeCharacter: { target } };
}

function gainsSpark(reader: Reader): StandardEffect | undefined {
  const target = targetOf(reader, false);
  if (!target || !accept(reader, GAINS) || !accept(reader, PLUS)) {
    return undefined;
  }
  const gains = numberAt(reader, reader.at);
  return accept(reader, S) && accept(reader, SPARK)
    ? { GainsSpark: { target, gains } }
    : undefined;
}
